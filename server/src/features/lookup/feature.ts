import type { Tokeniser } from "../../language/tokenise/tokeniser.ts";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/database/open.ts";
import type { Model } from "../../texts/rewriting/model/model.ts";
import type { Feature } from "../feature.ts";
import { corpusPort, partsPort } from "./corpus-port.ts";
import { dictionaryPort } from "./dictionary-port.ts";
import { libreTranslatePort } from "./libretranslate-port.ts";
import { lookupRoutes } from "./lookup.routes.ts";
import { modelPort } from "./model-port.ts";
import type { TranslatePort } from "./translate.ts";

export interface LookupDeps {
  db: Db;
  config: Config;
  tokeniser: Tokeniser;
  /** Null if none is configured. */
  model: Model | null;
}

export const lookupFeature: Feature<LookupDeps> = {
  routes: (app, deps) => lookupRoutes(app, deps.db, translatePorts(deps)),
};

/** The translators in order: our own data, dictionaries, then services; parts of a text only if nothing knows the whole. */
function translatePorts({ db, config, tokeniser, model }: LookupDeps): TranslatePort[] {
  const { LIBRETRANSLATE_URL: url, LIBRETRANSLATE_API_KEY: apiKey } = config;
  const budgets = { perDay: config.LLM_TRANSLATIONS_PER_DAY, perUser: config.LLM_TRANSLATIONS_PER_USER };
  return [
    corpusPort(db, tokeniser),
    dictionaryPort(db, tokeniser),
    ...(url ? [libreTranslatePort(db, { url, apiKey })] : []),
    ...(model ? [modelPort(db, model, budgets)] : []),
    partsPort(db, tokeniser),
  ];
}
