import type { demo as english } from '../../../events/words/demo.ts'
import type { InOtherWords } from '../../in-other-words.ts'

/** The event that anybody can try the form of. */
export const demo = {
  title: 'Clara & Jonah',
  description:
    'Een voorbeeld om te proberen: kies zoals een gast dat doet. Er wordt niets verstuurd of opgeslagen.',
  venue: 'Seehaus Lindow',
  courses: [
    {
      name: 'Voorgerecht',
      dishes: [
        ['Burrata met bloedsinaasappel', 'Pistache, basilicum, honing'],
        ['Kastanjesoep', 'Krokante salie'],
        ['Forel, gemarineerd met rode biet', 'Mierikswortelcrème, dille en roggebrood'],
      ],
    },
    {
      name: 'Hoofdgerecht',
      dishes: [
        ['Langzaam gestoofde runderrib', 'Rode wijn, pastinaak, wortel'],
        ['Gebakken zeebaars', 'Venkel, citroenaardappelen'],
        ['Aubergine met kikkererwten', 'Granaatappel, tahin'],
      ],
    },
    {
      name: 'Dessert',
      dishes: [
        ['Crème brûlée', 'Vanille, gekarameliseerde suiker'],
        ['Pruimen-amandeltaart', 'Beurre noisette'],
      ],
    },
  ] satisfies InOtherWords<typeof english>['courses'],
}
