const en = {
  guest: () => import('./en/guest.ts'),
  kitchen: () => import('./en/kitchen.ts'),
  mail: () => import('./en/mail.ts'),
  refusals: () => import('./en/refusals.ts'),
}

/** What another language says in the place of a value: any text for a text, the same parameters for a function. */
export type InOtherWords<Value> = Value extends string
  ? string
  : Value extends (...params: infer Params) => infer Made
    ? (...params: Params) => InOtherWords<Made>
    : Value extends readonly (infer Each)[]
      ? readonly InOtherWords<Each>[]
      : Value extends object
        ? { [Name in keyof Value]: InOtherWords<Value[Name]> }
        : Value

/** A language, by who reads it. */
export type Language = {
  [Reader in keyof typeof en]: () => Promise<InOtherWords<Awaited<ReturnType<(typeof en)[Reader]>>>>
}

/**
 * Every language. A second one is one more entry, which does not compile until it says all that English says. Which one
 * a build speaks is decided by `#menu/words/*` and its like in package.json.
 */
export const languages = { en } satisfies Record<string, Language>
