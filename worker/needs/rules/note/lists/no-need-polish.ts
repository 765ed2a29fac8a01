import type { NoNeedWords } from '../no-need.ts'

/** Phrases for "no need" in Polish. */
export const noNeedInPolish: NoNeedWords = {
  whole: [
    ...['brak', 'nie', 'nic', 'zadne', 'zadna', 'zadnych', 'nie mam', 'nie mamy', 'nie ma', 'nie dotyczy'],
    ...['jem wszystko', 'je wszystko', 'jemy wszystko', 'jedza wszystko', 'nic szczegolnego', 'nie dziekuje'],
    ...[
      'bez uwag',
      'bez zmian',
      'nie jestem uczulony',
      'nie jestem uczulona',
      'nic mi nie wiadomo',
      'alergii brak',
      'nie jestem na nic uczulony',
      'nie jestem na nic uczulona',
    ],
  ],
  no: [
    ...['brak', 'bez', 'zadnych', 'zadne', 'nie mam', 'nie mam zadnych', 'nie mamy', 'nie mamy zadnych'],
    ...['nie ma', 'nie ma zadnych', 'ani'],
  ],
  qualifiers: [
    'zadnych',
    'znanych',
    'pokarmowych',
    'zywieniowych',
    'dietetycznych',
    'innych',
    'szczegolnych',
    'specjalnych',
  ],
  needs: ['alergii', 'alergia', 'alergie', 'uczulen', 'nietolerancji', 'ograniczen', 'wymagan', 'potrzeb'],
  and: ['i', 'ani', 'lub', 'oraz', 'czy'],
  before: ['ja', 'my'],
  after: ['dziekuje', 'dziekujemy', 'pokarmowych', 'zywieniowych', 'dietetycznych', 'znanych'],
  not: [
    'nie jem wszystko',
    'nie je wszystko',
    'nie jemy wszystko',
    'nie jedza wszystko',
    'nie bez',
    'nie brak',
  ],
}
