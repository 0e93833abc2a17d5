module.exports = { pageRules: [] };
