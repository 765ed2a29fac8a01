import type { demo as english } from '../../../events/words/demo.ts'
import type { InOtherWords } from '../../in-other-words.ts'

/** The event that anybody can try the form of. */
export const demo = {
  title: 'Clara & Jonah',
  description: 'Przykład do wypróbowania: wybór oczami gościa. Nic nie jest wysyłane ani zapisywane.',
  venue: 'Seehaus Lindow',
  courses: [
    {
      name: 'Przystawka',
      dishes: [
        ['Burrata z czerwoną pomarańczą', 'Pistacje, bazylia, miód'],
        ['Krem z kasztanów', 'Chrupiąca szałwia'],
        ['Pstrąg marynowany w buraku', 'Krem chrzanowy, koperek, chleb żytni'],
      ],
    },
    {
      name: 'Danie główne',
      dishes: [
        ['Żeberko wołowe wolno duszone', 'Czerwone wino, pasternak, marchew'],
        ['Labraks z pieca', 'Fenkuł, ziemniaki z cytryną'],
        ['Bakłażan z ciecierzycą', 'Granat, tahini'],
      ],
    },
    {
      name: 'Deser',
      dishes: [
        ['Crème brûlée', 'Wanilia, karmelizowany cukier'],
        ['Tarta ze śliwkami i migdałami', 'Palone masło'],
      ],
    },
  ],
} satisfies InOtherWords<typeof english>
