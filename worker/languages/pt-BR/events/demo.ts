import type { demo as english } from '../../../events/words/demo.ts'
import type { InOtherWords } from '../../in-other-words.ts'

/** The event that anybody can try the form of. */
export const demo = {
  title: 'Clara & Jonah',
  description: 'Um exemplo para experimentar: escolha como um convidado. Nada é enviado nem guardado.',
  venue: 'Seehaus Lindow',
  courses: [
    {
      name: 'Entrada',
      dishes: [
        ['Burrata com laranja sanguínea', 'Pistache, manjericão, mel'],
        ['Velouté de castanhas', 'Sálvia crocante'],
        ['Truta curada na beterraba', 'Creme de raiz-forte, endro e centeio'],
      ],
    },
    {
      name: 'Prato principal',
      dishes: [
        ['Costela bovina assada lentamente', 'Vinho tinto, mandioquinha, cenoura'],
        ['Robalo assado', 'Erva-doce, batatas ao limão'],
        ['Berinjela com grão-de-bico', 'Romã, tahine'],
      ],
    },
    {
      name: 'Sobremesa',
      dishes: [
        ['Crème brûlée', 'Baunilha, açúcar queimado'],
        ['Torta de ameixa e amêndoas', 'Manteiga noisette'],
      ],
    },
  ],
} satisfies InOtherWords<typeof english>
