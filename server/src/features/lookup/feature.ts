import type { Tokeniser } from "../../language/tokenise/tokeniser.ts";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/database/open.ts";
import { inPortion } from "../../platform/http/portions.ts";
import type { Model } from "../../texts/rewriting/model/model.ts";
import type { Feature } from "../feature.ts";
import { corpusPort } from "./corpus-port.ts";
import { dictionaryPort } from "./dictionary-port.ts";
import { libreTranslatePort } from "./libretranslate-port.ts";
import { lookupRoutes } from "./lookup.routes.ts";
import { modelPort } from "./model-port.ts";
import { partsPort } from "./parts-port.ts";
import { pivotPort } from "./pivot-port.ts";
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

/** The translators in order: our own data, dictionaries, then services; guesses only if none of them knows the whole text. */
function translatePorts({ db, config, tokeniser, model }: LookupDeps): TranslatePort[] {
  const { LIBRETRANSLATE_URL: url, LIBRETRANSLATE_API_KEY: apiKey } = config;
  const budgets = { perDay: config.LLM_TRANSLATIONS_PER_DAY, perUser: config.LLM_TRANSLATIONS_PER_USER };
  return [
    inPortions(corpusPort(db, tokeniser)),
    inPortions(dictionaryPort(db, tokeniser)),
    ...(url ? [libreTranslatePort(db, { url, apiKey })] : []),
    ...(model ? [modelPort(db, model, budgets)] : []),
    inPortions(pivotPort(db, tokeniser)),
    inPortions(partsPort(db, tokeniser)),
  ];
}

/** Longer than words and phrases, in characters. */
const LONG = 100;

/** Long texts of one caller are looked up in our own data one after the other. */
const inPortions =
  (port: TranslatePort): TranslatePort =>
  (request) =>
    request.text.length > LONG ? inPortion(request.caller, () => port(request)) : port(request);
