/** The sizes that printed documents come in. */
export type Paper = 'a4' | 'letter'

export const papers: readonly Paper[] = ['a4', 'letter']

/** Zones whose offices use Letter paper: most of America's, and Hawaii. */
const letter = /^(America|US|Canada|Mexico|Chile)\/|^Pacific\/Honolulu$|^Asia\/Manila$/
/** And of those the ones that keep A4. */
const notLetter =
  /^America\/(Argentina\/|Buenos_Aires|Cordoba|Mendoza|Sao_Paulo|Bahia|Fortaleza|Recife|Maceio|Belem|Araguaina|Manaus|Cuiaba|Campo_Grande|Porto_Velho|Boa_Vista|Rio_Branco|Santarem|Noronha|Eirunepe|Montevideo|Asuncion|Lima|Guayaquil|La_Paz|Cayenne|Paramaribo|Guyana|Martinique|Guadeloupe|Nuuk|Godthab|Miquelon)/

/** The paper that was asked for, else the one in use where the event is. */
export function paperOf(asked: string | undefined, timeZone: string): Paper {
  const wanted = papers.find((paper) => paper === asked)
  if (wanted) return wanted
  return letter.test(timeZone) && !notLetter.test(timeZone) ? 'letter' : 'a4'
}
