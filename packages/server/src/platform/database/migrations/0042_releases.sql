-- needs: 0038_list-searches
ALTER TABLE "api_tokens" ADD COLUMN "remotes" jsonb;
