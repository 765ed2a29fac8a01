import { tokensIn } from '#core/folded'

/** Words for one child and for one infant, in the languages that guests read. */
export const ageWords = {
  child: 'child|kid|kind|enfant|niño|niña|bambino|bambina|criança|dziecko|çocuk|طفل|طفلة',
  infant:
    'infant|baby|toddler|säugling|kleinkind|bébé|nourrisson|bebé|neonato|neonata|lattante|zuigeling|peuter|niemowlę|bebek|رضيع|رضيعة',
}
export type Age = keyof typeof ageWords

const plain = (text: string) => tokensIn(text).join(' ')
const ages = new Map(
  (['child', 'infant'] as const).flatMap((age) =>
    ageWords[age].split('|').map((word) => [plain(word), age] as const),
  ),
)

/** The age that a text names and nothing else. */
export function ageIn(text: string): Age | undefined {
  return ages.get(plain(text))
}
