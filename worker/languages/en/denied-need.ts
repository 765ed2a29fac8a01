/**
 * How one food is denied, folded as the words that state no need are: `before` stands right before it where a need follows
 * ("no nut allergy"), `to` where it is the last word ("not allergic to nuts"), in whose place `anything` denies all.
 */
export const denials = {
  before: ['no', 'any', 'without'],
  to: ['allergic', 'to'],
  anything: 'anything',
}
