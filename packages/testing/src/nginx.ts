/** Debian's web server, or the one that `NGINX` names. */
export const NGINX = process.env.NGINX ?? '/usr/sbin/nginx';
