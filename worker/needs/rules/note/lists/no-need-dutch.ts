import type { NoNeedWords } from '../no-need.ts'

/** Phrases for "no need" in Dutch. */
export const noNeedInDutch: NoNeedWords = {
  whole: [
    ...[
      'nee',
      'niets',
      'niks',
      'geen',
      'geen enkele',
      'nvt',
      'n v t',
      'niet van toepassing',
      'niet allergisch',
      'ik ben niet allergisch',
      'nergens allergisch voor',
      'ik ben nergens allergisch voor',
    ],
    ...[
      'ik eet alles',
      'eet alles',
      'wij eten alles',
      'we eten alles',
      'lust alles',
      'alles goed',
      'nee dank u',
    ],
    ...['nee hoor', 'niets bekend', 'niets bijzonders', 'geen bijzonderheden'],
  ],
  no: ['geen', 'geen enkele', 'zonder', 'heb geen', 'heeft geen', 'hebben geen'],
  qualifiers: ['bekende', 'bijzondere', 'speciale', 'andere', 'enkele'],
  needs: [
    ...['allergie', 'allergieen', 'voedselallergie', 'voedselallergieen', 'intolerantie', 'intoleranties'],
    ...['dieet', 'dieetwens', 'dieetwensen', 'beperkingen', 'bijzonderheden', 'eisen'],
  ],
  and: ['en', 'of', 'noch', 'en geen', 'of andere'],
  before: ['ik', 'wij', 'we', 'hij', 'zij', 'er zijn'],
  after: ['bekend', 'voor zover bekend', 'dank u', 'dank je', 'bedankt', 'dank u wel'],
}
