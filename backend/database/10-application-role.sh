#!/bin/bash
# The application signs in as a role that is neither superuser nor owner of the database. It may create schemas and
# tables, because migrations run when the back end starts, and owns what it creates. It may create databases, because each
# backup is restored into one as a test.
set -euo pipefail
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set password="$(cat /run/secrets/database-password)" <<'SQL'
create role app login password :'password' nosuperuser createdb nocreaterole noreplication;
revoke connect, temporary on database :"DBNAME" from public;
grant connect, create, temporary on database :"DBNAME" to app;
grant usage, create on schema public to app;
alter role app set lock_timeout = '10s';
alter role app set idle_in_transaction_session_timeout = '30s';
SQL
