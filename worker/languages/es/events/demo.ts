import type { demo as english } from '../../../events/words/demo.ts'
import type { InOtherWords } from '../../in-other-words.ts'

/** The event that anybody can try the form of. */
export const demo = {
  title: 'Clara & Jonah',
  description: 'Un ejemplo para probar: elija como lo haría un invitado. No se envía ni se guarda nada.',
  venue: 'Seehaus Lindow',
  courses: [
    {
      name: 'Entrante',
      dishes: [
        ['Burrata con naranja sanguina', 'Pistacho, albahaca, miel'],
        ['Velouté de castañas', 'Salvia crujiente'],
        ['Trucha marinada con remolacha', 'Crema de rábano picante, eneldo y centeno'],
      ],
    },
    {
      name: 'Plato principal',
      dishes: [
        ['Costilla de ternera a fuego lento', 'Vino tinto, chirivía, zanahorias'],
        ['Lubina asada', 'Hinojo, patatas al limón'],
        ['Berenjena con garbanzos', 'Granada, tahini'],
      ],
    },
    {
      name: 'Postre',
      dishes: [
        ['Crème brûlée', 'Vainilla, azúcar caramelizado'],
        ['Tarta de ciruelas y almendras', 'Mantequilla tostada'],
      ],
    },
  ],
} satisfies InOtherWords<typeof english>
