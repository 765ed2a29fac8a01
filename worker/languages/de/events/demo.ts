import type { demo as english } from '../../../events/words/demo.ts'
import type { InOtherWords } from '../../in-other-words.ts'

/** The event that anybody can try the form of. */
export const demo = {
  title: 'Clara & Jonah',
  description:
    'Ein Beispiel zum Ausprobieren: Wählen Sie, wie ein Gast es täte. Nichts wird gesendet, nichts gespeichert.',
  venue: 'Seehaus Lindow',
  courses: [
    {
      name: 'Vorspeise',
      dishes: [
        ['Burrata mit Blutorange', 'Pistazie, Basilikum, Honig'],
        ['Maronensamtsuppe', 'Knuspriger Salbei'],
        ['Forelle, mit Roter Bete gebeizt', 'Meerrettichcreme, Dill und Roggenbrot'],
      ],
    },
    {
      name: 'Hauptgang',
      dishes: [
        ['Geschmorte Rinderrippe', 'Rotwein, Pastinake, Karotten'],
        ['Gebratener Wolfsbarsch', 'Fenchel, Zitronenkartoffeln'],
        ['Aubergine mit Kichererbsen', 'Granatapfel, Tahini'],
      ],
    },
    {
      name: 'Dessert',
      dishes: [
        ['Crème brûlée', 'Vanille, Karamell'],
        ['Pflaumen-Mandel-Tarte', 'Braune Butter'],
      ],
    },
  ] satisfies InOtherWords<typeof english>['courses'],
}
