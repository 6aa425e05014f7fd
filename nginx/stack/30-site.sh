#!/bin/sh
# Writes the parts of nginx's configuration that depend on the environment:
#   PUBLIC_URL       only its host is served; its scheme is passed on to the back end
#   REAL_IP_FROM     optional: networks of a proxy in front, split by commas or spaces; its X-Forwarded-For names the visitor
#   /run/secrets/tls-certificate and tls-key   optional: https on 8443, while 8080 only redirects there
set -eu
out=/tmp/20x
/srv/20x/keep-release.sh /srv/20x/web/static /srv/20x/web/releases || echo 'The previous release cannot be kept.' >&2
mkdir -p "$out"

scheme=${PUBLIC_URL%%://*}
host=${PUBLIC_URL#*://}
host=${host%%/*}
name=${host%%:*}
case "$scheme:$name" in
  http:?* | https:?*) ;;
  *) echo "PUBLIC_URL must be an address such as https://www.example.com, not \"$PUBLIC_URL\"." >&2; exit 1 ;;
esac
[ "$name" = localhost ] && names="localhost 127.0.0.1" || names=$name

# A back end that fails is left out for a moment: one that stops refuses reads first, and is left out until Docker's DNS no
# longer names it, because a request fails that is still connecting to an address when the DNS drops it. When all are left
# out, they are asked all the same: one may be back.
# An upstream group follows the DNS and keeps connections open since 1.27.3; older releases need a variable.
minor=$(nginx -v 2>&1 | sed 's|.*nginx/1\.\([0-9]*\)\..*|\1|')
if [ "$minor" -ge 28 ]; then
  backend=http://backends
  group='upstream backends {
    zone backends 256k;
    server backend:3000 resolve max_fails=1 fail_timeout=6s;
    server backend:3000 resolve max_fails=0 backup;
    keepalive 32;
    keepalive_timeout 1s;
}'
else
  backend=http://backend:3000
  group=
fi

{
  echo "$group"
  echo "map \"\" \$backend { default $backend; }"
  echo "map \"\" \$public_scheme { default $scheme; }"
  networks=$(echo "${REAL_IP_FROM:-}" | tr ',' ' ')
  for network in $networks; do echo "set_real_ip_from $network;"; done
  [ -z "$networks" ] || printf '%s\n' 'real_ip_header X-Forwarded-For;' 'real_ip_recursive on;'
} >"$out/environment.conf"

if [ -f /run/secrets/tls-certificate ]; then
  tls='ssl_certificate /run/secrets/tls-certificate; ssl_certificate_key /run/secrets/tls-key;
    ssl_protocols TLSv1.2 TLSv1.3; ssl_session_cache shared:tls:10m; ssl_session_tickets off; http2 on;'
  cat >"$out/site.conf" <<CONF
server {
    listen 8080 default_server;
    return 421;
}
server {
    listen 8080;
    server_name $names;
    return 308 https://$host\$request_uri;
}
server {
    listen 8443 ssl default_server;
    $tls
    return 421;
}
server {
    listen 8443 ssl;
    server_name $names;
    $tls
    include /srv/20x/site.conf;
}
CONF
else
  cat >"$out/site.conf" <<CONF
server {
    listen 8080 default_server;
    set \$opener_policy_of_file same-origin;
    include /srv/20x/headers.conf;
    return 421;
}
server {
    listen 8080;
    server_name $names;
    include /srv/20x/site.conf;
}
CONF
fi
