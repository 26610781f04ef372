import type { GetICUArgs } from "@schummar/icu-type-parser";

/** Messages of an interface in ICU MessageFormat, in groups. */
export interface Messages {
  readonly [name: string]: string | Messages;
}

/** Messages of another language: the same names as in English. tests/rules compares what they ask for. */
export type Translation<M extends Messages> = {
  readonly [Name in keyof M]: M[Name] extends Messages ? Translation<M[Name]> : string;
};

interface Values {
  ICUNumberArgument: number;
  ICUDateArgument: Date;
  ICUArgument: string | number;
}

/** What a message asks for: the values of its arguments, by name. */
type Arguments<Message extends string> = GetICUArgs<Message, Values>;

/** Strings of an interface: text as it stands, or a function of the values that its message asks for. */
export type Strings<M> = {
  readonly [Name in keyof M]: M[Name] extends string
    ? keyof Arguments<M[Name]> extends never
      ? string
      : (values: Arguments<M[Name]>) => string
    : Strings<M[Name]>;
};

/**
 * The strings of compiled messages. The build has made functions of those with arguments (build/compile-messages.ts), which the
 * type of their source does not tell.
 */
export const stringsOf = <M extends Messages>(compiled: M): Strings<M> => compiled as unknown as Strings<M>;
