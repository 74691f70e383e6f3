#!/bin/sh
# Says to nginx what nginx.conf can't know: the operators' name, and whether TLS ends here.
set -e
name=${OFFICE_ORIGIN#*://}
echo "server_name ${name%%:*};" >/tmp/office.conf
if [ -e /etc/nginx/secrets/tls.crt ]; then
  cat /etc/nginx/tls.conf >/tmp/tls.conf
else
  : >/tmp/tls.conf
fi
exec nginx -g 'daemon off;'
