-- A feed may have brought links of other schemes, which no page may lead to and no reply may hold.
UPDATE "articles" SET "source_url" = NULL WHERE "source_url" !~* '^https?:';
