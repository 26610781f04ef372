import type { LanguageCode } from "@lagom/shared/text/languages";
import type { FastifyRequest } from "fastify";
import type { Config } from "../../../platform/config.ts";
import { acceptedLanguage } from "../../../platform/i18n/accept-language.ts";
import type { AuthContext } from "../context.ts";
import { readChallenge } from "../pkce.ts";
import { askedRedirect } from "../redirect.ts";
import type { MailOptions } from "./token-mail-job.ts";

/**
 * What the request for a mail says of its link and its language.
 * @throws AuthError validation_failed
 */
export const mailOptions = (
  config: Config,
  request: FastifyRequest,
  body: { code_challenge: string; code_challenge_method: string },
): MailOptions => ({
  challenge: readChallenge(body.code_challenge, body.code_challenge_method),
  redirectTo: askedRedirect(config, request),
  language: askedLanguage(request),
});

/** The language of whoever makes a request; undefined if it names none of ours. */
export const askedLanguage = ({ headers }: FastifyRequest): LanguageCode | undefined =>
  acceptedLanguage(headers["accept-language"])?.code;

/**
 * The language of a mail: the one that its user has chosen, else the one in which it was asked for.
 * @param asked undefined also where an earlier version has added the job
 */
export const mailLanguage = async (
  { languageOf }: AuthContext,
  userId: string,
  asked: LanguageCode | undefined,
): Promise<LanguageCode> => (await languageOf(userId)) ?? asked ?? "en";
