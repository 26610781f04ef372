#!/bin/sh
# Makes a certificate authority of your own, and with it the certificate that PostgreSQL shows to the nodes.
# usage: certificates.sh <folder> <host name of PostgreSQL>
set -eu
folder=${1:?the folder for the certificates} host=${2:?the host name of PostgreSQL}
mkdir -p "$folder"
cd "$folder"
openssl req -x509 -newkey rsa:2048 -nodes -days 3650 -subj "/CN=Lagom database CA" -keyout ca.key -out ca.crt
openssl req -newkey rsa:2048 -nodes -subj "/CN=$host" -keyout server.key -out server.csr
printf 'subjectAltName=DNS:%s' "$host" > names
openssl x509 -req -in server.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 825 -extfile names -out server.crt
rm server.csr names
chmod 600 ca.key server.key
chmod 644 ca.crt server.crt
