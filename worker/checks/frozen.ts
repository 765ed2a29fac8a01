import { createHash } from 'node:crypto'

type Migration = { name: string; sql: string }

/**
 * SHA-256 of the applied migrations. Before the first deploy a file may be regenerated: replace its hash with the one the
 * check prints. After the first deploy, only add entries.
 */
export const frozen: Record<string, string> = {
  '0000_schema.sql': 'b7aafb41d276afd282be2eee94445d92c0bc911325d4ab9b2e398dd3837eb3a0',
  '0001_triggers.sql': 'e5535f93816d6b915f99e8743c69963944d9ac37454a348673a03aff406715de',
  '0003_declines.sql': 'b3ceed49c00996faaf9c63323cfaeaa1d75c6219a5c16a80197a50da13824a03',
  '0004_decline_triggers.sql': '5d4f51dc4f7039171a9f0ae9ab61e4a6951b032186702fe6d581c5a26475472e',
  '0005_dishes_know_when_they_came.sql': '97a9e36d9894ae6cd3b919192637219fe23fe978d97cea6cc68a2f1a4b4b2e9e',
  '0006_words_are_found_by_their_parts.sql':
    'ab3dc778d070419ec7d728c04eac8917ef87f82e8426f55ec9954958d5daba6f',
  '0007_word_part_triggers.sql': 'ae68c46fbea83899b08d69666b6e107b9576c5e4b084f1b4fa295dda5ba0760f',
  '0008_erasing_waits_for_the_meal.sql': 'f08e29b850497b3e12566c423f583bed1a96531ab228b9f281ad405d20bcf8b5',
  '0009_needs_and_the_kitchen.sql': '1b824bce57ddb27e7bdbd39a8dfeefb29b108ffc45150a3fd3ab91da0da6ae87',
  '0010_agreements_end_with_what_they_answer.sql':
    '1cfb61f9202752433be0d1d5b2c65bd796575488ce95ab7c1011e7691c920afb',
  '0011_needs_go_after_the_meal.sql': '6c860f55351d51b7597ca11eadd943df7e9f119d526b38013e4a4b3352ad6893',
  '0012_needs_erasing_follows.sql': '044e6f5e09a8d9b260cf95fcb776851a16583d6c738ab8c3cc613f77d229bd40',
  '0013_sheets.sql': '1df0e260b4d3c6914b578fdd040bd90592d9700aa5fc3f9e764d23e760e69e5c',
  '0014_sheets_stay_as_issued.sql': '760311a37785e5e0d3ea8aff05fa2ecde8237359ee76ed7ca507553658cd18d6',
  '0015_final_sheets_are_watched.sql': '8c0bf93e2277e5b401a0e6ec1c7290eeb6e9fc8bc09e2f3a5bbc650db2d9d2e7',
  '0016_sheet_watch_triggers.sql': 'ca93798b9f37393220a491fb47bf7c11ab9bdeebbbc5044dccc0fba4e5872209',
  '0017_tables_and_who_sits_there.sql': 'd23e68202d05bb304d5894db2256c66091f5721969a73c58888745c395699ec2',
  '0018_places_follow_their_party.sql': '03c190b411d9936489f58cbc27be673dfb33a5f6015dc0cd7c8ef95bc484278a',
  '0019_ended_agreements.sql': 'a731d78c9df5458f78b9cc15b28720f6bbd8dea179d54d81e9e9dcf8a0c933c5',
  '0020_agreements_leave_word.sql': '123c0adc04744ed0e54bcd3c8bc1f3e21e1d1a63cad2d7d2276a73f640aaff05',
  '0021_letters_and_suspensions.sql': '2d4735578245479338cc114a2d5e0f1e637ed22bddfdf16598d49aae9a951e30',
  '0022_new_addresses_wait.sql': '7f10c203df6c7b9f16a4af256e14c4f420766c3718b57371d148c575c61f2a8e',
  '0023_erasures_leave_word.sql': 'f14d471aedfaccc1e22b112193f24d380ea89b637ed2d3b307397079caaa821a',
  '0024_erasures_leave_word_triggers.sql': '502a264eec28dd84fc1b7320b5a8a3fafe06c6a1864ae8fc812be10fc993599c',
  '0025_customers_are_brought_up_to_date.sql':
    'c65762080c60c1dc64ab33ed53a4ac803d9595e75dca703daa91c427324e48ac',
  '0026_customers_follow_their_account.sql':
    '81b2dd181e1ca248201e933b26ad66753b25eaff8d940ea59f7d9aad2c53cd1f',
}

/**
 * Finds changes to frozen migrations, and statements in later migrations that are not additive. Both are unsafe once
 * databases hold data.
 * @param migrations in the order they are applied
 * @param hashes SHA-256 of each frozen file, by name
 * @returns one sentence per fault
 */
export function frozenFaults(migrations: Migration[], hashes: Record<string, string> = frozen): string[] {
  const missing = Object.keys(hashes).filter((name) => !migrations.some((one) => one.name === name))
  return [
    ...missing.map((name) => `${name} is frozen and missing`),
    ...migrations.flatMap(({ name, sql }) => {
      const hash = hashes[name]
      if (hash === undefined) return notAdditive({ name, sql })
      const now = createHash('sha256').update(sql).digest('hex')
      return now === hash
        ? []
        : [`${name} is frozen: add a migration. (Its hash in worker/checks/frozen.ts would be ${now})`]
    }),
  ]
}

const identifier = '["`\\[]?(\\w+)["`\\]]?'
const creates = /^CREATE\s+(?:TABLE|UNIQUE\s+INDEX|INDEX|TRIGGER|VIEW)\b/i
const adds = new RegExp(`^ALTER\\s+TABLE\\s+${identifier}\\s+ADD\\b`, 'i')
// Fills a table that is new: no row that is there changes.
const fills = /^INSERT\s+OR\s+IGNORE\s+INTO\b/i
const drops = new RegExp(`^DROP\\s+(TRIGGER|VIEW|INDEX)\\s+(?:IF\\s+EXISTS\\s+)?${identifier}`, 'i')

function notAdditive({ name, sql }: Migration): string[] {
  const statements = sql
    .split('--> statement-breakpoint')
    .map((statement) => statement.replace(/^\s*--.*$/gm, '').trim())
    .filter((statement) => statement !== '')
  return statements.flatMap((statement, index) => {
    const head = statement.split('\n')[0] ?? ''
    const trigger = /^CREATE\s+TRIGGER\b/i.test(statement)
    if (!trigger && /;\s*\S/.test(statement.replace(/'[^']*'/g, "''")))
      return [`${name} holds several statements without a breakpoint: ${head}`]
    if (creates.test(statement) || adds.test(statement) || fills.test(statement)) return []
    const [, kind = '', dropped = ''] = drops.exec(statement) ?? []
    if (kind === '') return [`${name} is not additive: ${head}`]
    const again = new RegExp(`^CREATE\\s+(?:UNIQUE\\s+)?${kind}\\s+["\`\\[]?${dropped}\\b`, 'i')
    return statements.slice(index + 1).some((later) => again.test(later))
      ? []
      : [`${name} drops the ${kind.toLowerCase()} ${dropped} and does not create it again`]
  })
}
