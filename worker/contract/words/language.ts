const en = {
  api: () => import('./en/api.ts'),
  conflicts: () => import('./en/conflicts.ts'),
  contents: () => import('./en/contents.ts'),
  days: () => import('./en/days.ts'),
  decline: () => import('./en/decline.ts'),
  edit: () => import('./en/edit.ts'),
  flow: () => import('./en/flow.ts'),
  guest: () => import('./en/guest.ts'),
  home: () => import('./en/home.ts'),
  kitchen: () => import('./en/kitchen.ts'),
  locale: () => import('./en/locale.ts'),
  mail: () => import('./en/mail.ts'),
  needs: () => import('./en/needs.ts'),
  'no-need': () => import('./en/no-need.ts'),
  offers: () => import('./en/offers.ts'),
  pages: () => import('./en/pages.ts'),
  planner: () => import('./en/planner.ts'),
  receipt: () => import('./en/receipt.ts'),
  refusals: () => import('./en/refusals.ts'),
  'sheet-diff': () => import('./en/sheet-diff.ts'),
  sheets: () => import('./en/sheets.ts'),
  site: () => import('./en/site.ts'),
  tables: () => import('./en/tables.ts'),
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

/** A language, file by file. */
export type Language = {
  [File in keyof typeof en]: () => Promise<InOtherWords<Awaited<ReturnType<(typeof en)[File]>>>>
}

/**
 * Every language. A second one is one more entry, which does not compile until it says all that English says. Which one
 * a build speaks is decided by `#words/*` in package.json.
 */
export const languages = { en } satisfies Record<string, Language>
