const en = {
  account: () => import('./en/account.ts'),
  'address-mail': () => import('./en/address-mail.ts'),
  upgrade: () => import('./en/upgrade.ts'),
  'overruled-mail': () => import('./en/overruled-mail.ts'),
  'own-account': () => import('./en/own-account.ts'),
  admin: () => import('./en/admin.ts'),
  api: () => import('./en/api.ts'),
  'after-closing': () => import('./en/after-closing.ts'),
  'changed-form': () => import('./en/changed-form.ts'),
  'choose-again': () => import('./en/choose-again.ts'),
  closing: () => import('./en/closing.ts'),
  agreed: () => import('./en/agreed.ts'),
  'answer-form': () => import('./en/answer-form.ts'),
  'answer-needs': () => import('./en/answer-needs.ts'),
  conflicts: () => import('./en/conflicts.ts'),
  contents: () => import('./en/contents.ts'),
  'contents-meanwhile': () => import('./en/contents-meanwhile.ts'),
  dashboard: () => import('./en/dashboard.ts'),
  days: () => import('./en/days.ts'),
  decline: () => import('./en/decline.ts'),
  'dish-contents': () => import('./en/dish-contents.ts'),
  'edit-link': () => import('./en/edit-link.ts'),
  dishes: () => import('./en/dishes.ts'),
  duplicate: () => import('./en/duplicate.ts'),
  edit: () => import('./en/edit.ts'),
  'edit-later': () => import('./en/edit-later.ts'),
  'event-head': () => import('./en/event-head.ts'),
  'find-specials': () => import('./en/find-specials.ts'),
  flow: () => import('./en/flow.ts'),
  guest: () => import('./en/guest.ts'),
  how: () => import('./en/how.ts'),
  home: () => import('./en/home.ts'),
  'issue-sheet': () => import('./en/issue-sheet.ts'),
  kitchen: () => import('./en/kitchen.ts'),
  'kitchen-link': () => import('./en/kitchen-link.ts'),
  'kitchen-paper': () => import('./en/kitchen-paper.ts'),
  'kitchen-phone': () => import('./en/kitchen-phone.ts'),
  'kitchen-link-mail': () => import('./en/kitchen-link-mail.ts'),
  'kitchen-page': () => import('./en/kitchen-page.ts'),
  'kitchen-sheets': () => import('./en/kitchen-sheets.ts'),
  letters: () => import('./en/letters.ts'),
  live: () => import('./en/live.ts'),
  locale: () => import('./en/locale.ts'),
  mail: () => import('./en/mail.ts'),
  meal: () => import('./en/meal.ts'),
  menu: () => import('./en/menu.ts'),
  needs: () => import('./en/needs.ts'),
  worded: () => import('./en/worded.ts'),
  'needs-form': () => import('./en/needs-form.ts'),
  'needs-panel': () => import('./en/needs-panel.ts'),
  overview: () => import('./en/overview.ts'),
  'page-descriptions': () => import('./en/page-descriptions.ts'),
  pages: () => import('./en/pages.ts'),
  'password-mail': () => import('./en/password-mail.ts'),
  people: () => import('./en/people.ts'),
  places: () => import('./en/places.ts'),
  planner: () => import('./en/planner.ts'),
  print: () => import('./en/print.ts'),
  'print-cards': () => import('./en/print-cards.ts'),
  purchases: () => import('./en/purchases.ts'),
  receipt: () => import('./en/receipt.ts'),
  'receipt-card': () => import('./en/receipt-card.ts'),
  refusals: () => import('./en/refusals.ts'),
  review: () => import('./en/review.ts'),
  'sheet-diff': () => import('./en/sheet-diff.ts'),
  'sheet-list': () => import('./en/sheet-list.ts'),
  'sheet-due-mail': () => import('./en/sheet-due-mail.ts'),
  sheets: () => import('./en/sheets.ts'),
  site: () => import('./en/site.ts'),
  suspend: () => import('./en/suspend.ts'),
  suspension: () => import('./en/suspension.ts'),
  tables: () => import('./en/tables.ts'),
  'tables-file': () => import('./en/tables-file.ts'),
  'tables-page': () => import('./en/tables-page.ts'),
  trying: () => import('./en/trying.ts'),
  totals: () => import('./en/totals.ts'),
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
