import type { demo as english } from '../../../events/words/demo.ts'
import type { InOtherWords } from '../../in-other-words.ts'

/** The event that anybody can try the form of. */
export const demo = {
  title: 'Clara & Jonah',
  description:
    'Denemek için bir örnek: bir misafir gibi seçin. Hiçbir şey gönderilmez, hiçbir şey saklanmaz.',
  venue: 'Seehaus Lindow',
  courses: [
    {
      name: 'Başlangıç',
      dishes: [
        ['Kan portakallı burrata', 'Antep fıstığı, fesleğen, bal'],
        ['Kestane çorbası', 'Çıtır adaçayı'],
        ['Pancarla marine alabalık', 'Yaban turplu krema, dereotu, çavdar ekmeği'],
      ],
    },
    {
      name: 'Ana yemek',
      dishes: [
        ['Ağır ateşte dana kaburga', 'Kırmızı şarap, yaban havucu, havuç'],
        ['Fırında levrek', 'Rezene, limonlu patates'],
        ['Nohutlu patlıcan', 'Nar, tahin'],
      ],
    },
    {
      name: 'Tatlı',
      dishes: [
        ['Krem brüle', 'Vanilya, karamelize şeker'],
        ['Erikli bademli tart', 'Yakılmış tereyağı'],
      ],
    },
  ],
} satisfies InOtherWords<typeof english>
