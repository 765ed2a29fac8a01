import { expect, test } from 'vitest'
import { listColumnHeads } from '#invitations/words/planner-file'
import { csvRows } from '../../shared/csv-rows.ts'
import { likelyBelow } from './below.ts'
import { recognised } from './columns.ts'
import { type Choices, partiesIn } from './parties.ts'

const choices = { companions: 0, sameAddress: 'apart' } as const

/** Parties read from a file as a tool writes it. */
function read(text: string, chosen: Partial<Choices> = {}) {
  const parsed = csvRows(new TextEncoder().encode(text))
  if ('unclosed' in parsed) throw new Error(`row ${parsed.unclosed} is not closed`)
  const { columns, start, source } = recognised(parsed.rows)
  const below = likelyBelow(parsed.rows, columns, start)
  return { source, ...partiesIn(parsed.rows, columns, start, { ...choices, below, ...chosen }) }
}

const adult = (name: string) => ({ name, kind: 'adult' })
const child = (name: string) => ({ name, kind: 'child' })
const blank = { email: '', phone: '', language: '', tableLabel: '', note: '' }

test('The Knot writes a row a person, and its Plus One is a seat without a name', () => {
  const { source, parties } = read(
    `First Name,Last Name,Party,Street Address 1,City,My Notes,Wedding Reception - RSVP
Ann,Lee,The Lees,1 High St,Leeds,Uncle's boss,Attending
Plus One,,The Lees,1 High St,Leeds,,No Response
Bo,Diaz,Bo Diaz,2 Low St,York,,Regret
`,
  )
  expect(source).toBe('knot')
  expect(parties).toEqual([
    {
      ...blank,
      rowNo: 2,
      label: 'The Lees',
      people: [adult('Ann Lee')],
      maxSize: 2,
      note: "Uncle's boss\nAnn Lee: “Attending” in your file",
    },
    {
      ...blank,
      rowNo: 4,
      label: 'Bo Diaz',
      people: [adult('Bo Diaz')],
      maxSize: 1,
      note: 'Bo Diaz: “Regret” in your file',
    },
  ])
})

test('the list’s own file gives its parties again, and who is a child or a vendor', () => {
  const cells = (...all: string[]) => `${all.map((cell) => `"${cell}"`).join(',')}\r\n`
  const [people, plus] = ['Zoë Lee, Mia Lee (Child), DJ (Vendor)', 'Ann (Annie) Fox']
  const { parties } = read(
    cells(...listColumnHeads) +
      cells(
        'The Lees',
        people,
        '4',
        'Not answered',
        '0',
        '0',
        '3',
        '0',
        'lee@example.com',
        '',
        'de',
        '5',
        '',
      ) +
      cells(
        'Ann Fox',
        plus,
        '1',
        'Not answered',
        '0',
        '0',
        '1',
        '0',
        '',
        `'+49 30 123456`,
        '',
        '',
        'Old friend',
      ),
  )
  const vendor = { name: 'DJ', kind: 'vendor' }
  expect(parties).toEqual([
    {
      ...{ ...blank, email: 'lee@example.com', language: 'de', tableLabel: '5' },
      ...{ rowNo: 2, label: 'The Lees', people: [adult('Zoë Lee'), child('Mia Lee'), vendor], maxSize: 4 },
    },
    {
      ...{ ...blank, phone: '+49 30 123456', note: 'Old friend' },
      ...{ rowNo: 3, label: 'Ann Fox', people: [adult('Ann (Annie) Fox')], maxSize: 1 },
    },
  ])
})

test.each(['Guests', 'Gäste', 'Guest', 'Personnes'])(
  'figures alone below %s are sizes and no names',
  (heading) => {
    const { parties, people } = read(
      `Name,${heading},Email
Ann Lee,3,ann@example.com
Bo Diaz,,bo@example.com
Cy Fox,2.0,cy@example.com
`,
    )
    expect(people).toBe(6)
    expect(parties.map(({ people: named, maxSize }) => [named, maxSize])).toEqual([
      [[adult('Ann Lee')], 3],
      [[adult('Bo Diaz')], 1],
      [[adult('Cy Fox')], 2],
    ])
  },
)

test.for([
  ['English', 'Household,Adults,Children'],
  ['English, shorter', 'Party,Adults,Kids'],
  ['German', 'Haushalt,Erwachsene,Kinder'],
  ['French', 'Foyer,Adultes,Enfants'],
  ['Spanish', 'Familia,Adultos,Niños'],
  ['Italian', 'Famiglia,Adulti,Bambini'],
  ['Dutch', 'Huishouden,Volwassenen,Kinderen'],
  ['Polish', 'Party,Dorośli,Dzieci'],
  ['Turkish', 'Party,Yetişkin,Çocuk'],
  ['Portuguese', 'Party,Adultos,Crianças'],
  ['Arabic', 'Party,البالغون,الأطفال'],
])('adults and children of a household are its places: %s', ([, headings]) => {
  const { parties, people } = read(`${headings}\nThe Lees,2,3\nThe Foxes,2,0\nSam Ray,1,\n`)
  expect(people).toBe(8)
  expect(parties.map(({ label, maxSize }) => [label, maxSize])).toEqual([
    ['The Lees', 5],
    ['The Foxes', 2],
    ['Sam Ray', 1],
  ])
})

test('a total beside adults and children is the number of places, and without adults children come besides', () => {
  const sizes = (text: string) => read(text).parties.map(({ maxSize }) => maxSize)
  expect(sizes('Party,Adults,Children,Party size\nThe Lees,2,2,4\nThe Foxes,2,1,\n')).toEqual([4, 3])
  expect(sizes('Name,Party,Children\nAnn Lee,Lees,2\nTom Lee,Lees,\nSam Ray,,1\n')).toEqual([4, 2])
  expect(sizes('Party,Children\nThe Lees,2\n')).toEqual([3])
})

test('a mark below Kids makes the person of its row a child, and so does 1 where there is no adult', () => {
  const kinds = (text: string) => read(text).parties.flatMap(({ people }) => people)
  const lees = [adult('Ann Lee'), child('Mia Lee')]
  expect(kinds('Name,Party,Kids\nAnn Lee,Lees,\nMia Lee,Lees,x\n')).toEqual(lees)
  expect(kinds('Name,Party,Kinder\nAnn Lee,Lees,nein\nMia Lee,Lees,ja\n')).toEqual(lees)
  expect(kinds('Name,Party,Adults,Kids\nAnn Lee,Lees,1,0\nMia Lee,Lees,0,1\n')).toEqual(lees)
})

test('1 below Kids alone marks the person of its row, and no place besides', () => {
  const { parties, people, marked } = read('Name,Party,Kids\nAnn Lee,Lees,0\nMia Lee,Lees,1\nSam Ray,,\n')
  expect(people).toBe(3)
  expect(parties[0]?.people).toEqual([adult('Ann Lee'), child('Mia Lee')])
  expect(marked).toEqual([{ rowNo: 3, text: 'Mia Lee' }])
  const own = read('Name,Party,Seats,Kids\nAnn Lee,Lees,1,\nMia Lee,Lees,1,1\n')
  expect([own.people, own.parties[0]?.people]).toEqual([2, [adult('Ann Lee'), child('Mia Lee')]])
})

test('below Kids, a 2 anywhere, or a 1 beside two names, makes each figure a number of children', () => {
  const sizes = (text: string) => read(text).parties.map(({ maxSize }) => maxSize)
  expect(sizes('Name,Kids\nAnn Lee,1\nBo Fox,2\n')).toEqual([2, 3])
  expect(sizes('Name,Kids\nAnn & Tom Lee,1\nBo Fox,1\n')).toEqual([3, 2])
  expect(sizes('Party,Kids\nThe Lees,1\n')).toEqual([2])
})

test.for([
  ['English', 'Household,Adults,Children,Infants'],
  ['English, babies', 'Household,Adults,Kids,Babies'],
  ['German', 'Haushalt,Erwachsene,Kinder,Babys'],
  ['French', 'Foyer,Adultes,Enfants,Bébés'],
  ['Spanish', 'Familia,Adultos,Niños,Bebés'],
  ['Italian', 'Famiglia,Adulti,Bambini,Neonati'],
  ['Dutch', "Huishouden,Volwassenen,Kinderen,Baby's"],
  ['Polish', 'Party,Dorośli,Dzieci,Niemowlęta'],
  ['Turkish', 'Party,Yetişkin,Çocuk,Bebek'],
  ['Portuguese', 'Party,Adultos,Crianças,Bebês'],
  ['Arabic', 'Party,البالغون,الأطفال,الرضع'],
])('infants have their places beside adults and children: %s', ([, headings]) => {
  const { parties } = read(`${headings}\nThe Lees,2,1,1\nThe Foxes,2,0,\n`)
  expect(parties.map(({ maxSize }) => maxSize)).toEqual([4, 2])
})

test('a mark below Infants, or 1 where there is nobody else, makes the person of its row an infant', () => {
  const lees = [adult('Ann Lee'), { name: 'Mia Lee', kind: 'infant' }]
  const kinds = (text: string) => read(text).parties.flatMap(({ people }) => people)
  expect(kinds('Name,Party,Kids,Babies\nAnn Lee,Lees,,\nMia Lee,Lees,,1\n')).toEqual(lees)
  expect(kinds('Name,Party,Adults,Infants\nAnn Lee,Lees,1,0\nMia Lee,Lees,0,1\n')).toEqual(lees)
})

test('names below Adults and Children are no places', () => {
  const { columns } = recognised([
    ['Party', 'Adults', 'Children'],
    ['Lees', 'Ann and Tom', 'Mia'],
  ])
  expect(columns.map(({ field }) => field)).toEqual(['party', undefined, undefined])
})

test('a name among the figures leaves the column one of names', () => {
  const { parties } = read('Party,Guests\nThe Lees,"Ann, Bo"\nThe Foxes,2\n')
  expect(parties[0]?.people).toEqual([adult('Ann'), adult('Bo')])
})

test('Zola writes a row a household, and its total beyond the names makes seats without a name', () => {
  const { source, parties, people } = read(
    `Title,First Name,Last Name,Suffix,Partner Title,Partner First Name,Partner Last Name,Child 1 First Name,Child 1 Last Name,Child 2 First Name,Child 2 Last Name,Email Address,Phone Number,Total Definitely Invited
Ms.,Clara,Weber,,Mr.,Jonah,Weber,Mia,Weber,Tom,Weber,clara@example.com,+49 171 2345678,4
Mr.,Sam,Ray,,,,,,,,,sam@example.com,,2
`,
  )
  expect(source).toBe('zola')
  expect(parties).toEqual([
    {
      ...blank,
      rowNo: 2,
      label: 'Clara Weber + 3',
      people: [adult('Clara Weber'), adult('Jonah Weber'), child('Mia Weber'), child('Tom Weber')],
      maxSize: 4,
      email: 'clara@example.com',
      phone: '+49 171 2345678',
    },
    {
      ...blank,
      rowNo: 3,
      label: 'Sam Ray',
      people: [adult('Sam Ray')],
      maxSize: 2,
      email: 'sam@example.com',
    },
  ])
  expect(people).toBe(6)
})

test('the answers of Zola become notes, by a column that is named after the event', () => {
  const { source, parties } = read(
    `First Name,Last Name,Clara and Jonah's Wedding,Meal Choice
Ann,Lee,Attending,Salmon
Bo,Diaz,Declined,
Cy,Young,No Response,
`,
  )
  expect(source).toBe('zolaAnswers')
  expect(parties.map(({ label, note }) => [label, note])).toEqual([
    ['Ann Lee', 'Salmon\nAnn Lee: “Attending” in your file'],
    ['Bo Diaz', 'Bo Diaz: “Declined” in your file'],
    ['Cy Young', ''],
  ])
})

test('Joy writes in small letters behind a byte order mark, and a tag of it is a table', () => {
  const { source, parties } = read(
    '\ufefffirst name,last name,email,party,tags,rsvp / Wedding Day\nAnn,Lee,ann@example.com,Lee,"Family, Table 5",Accept\n',
  )
  expect(source).toBe('joy')
  expect(parties).toEqual([
    {
      ...blank,
      rowNo: 2,
      label: 'Lee',
      people: [adult('Ann Lee')],
      maxSize: 1,
      email: 'ann@example.com',
      tableLabel: '5',
      note: 'Family\nAnn Lee: “Accept” in your file',
    },
  ])
})

test.for(['Email Address', 'Email address'])('Google Forms writes questions, and “%s”', (heading) => {
  const { source, parties } = read(
    `Timestamp,${heading},Your name,Number of guests,Any allergies?
2026/05/01 10:00:00,ann@example.com,"Lee, Ann",2,Nuts
`,
  )
  expect(source).toBe('forms')
  expect(parties).toEqual([
    {
      ...blank,
      rowNo: 2,
      label: 'Ann Lee',
      people: [adult('Ann Lee')],
      maxSize: 2,
      email: 'ann@example.com',
      note: 'Ann Lee: Nuts (from your file, not confirmed)',
    },
  ])
})

test.for([
  ['English', 'First name,Last name,Household,Seats,Email,Phone,Table,Notes'],
  ['German', 'Vorname,Nachname,Haushalt,Anzahl Personen,E-Mail-Adresse,Telefon,Tisch,Notizen'],
  ['French', 'Prénom,Nom,Foyer,Nombre de personnes,Adresse e-mail,Téléphone,Table,Remarques'],
  ['Spanish', 'Nombre,Apellidos,Familia,Número de personas,Correo electrónico,Móvil,Mesa,Notas'],
  ['Italian', 'Nome,Cognome,Famiglia,Numero di persone,Indirizzo email,Cellulare,Tavolo,Note'],
  ['Dutch', 'Voornaam,Achternaam,Huishouden,Aantal personen,E-mailadres,Telefoon,Tafel,Opmerkingen'],
])('a list with headings in %s is understood', ([, headings]) => {
  const { parties } = read(`${headings}\nAnn,Lee,Lees,3,ann@example.com,0171 234567,5,Vegan cake\n`)
  expect(parties).toEqual([
    {
      rowNo: 2,
      label: 'Lees',
      people: [adult('Ann Lee')],
      maxSize: 3,
      email: 'ann@example.com',
      phone: '0171 234567',
      language: '',
      tableLabel: '5',
      note: 'Vegan cake',
    },
  ])
})

test('a paste without headings is read from its first line, a party a line', () => {
  const { parties } = read('Anna Lee, Tom Lee, tom@example.com\nBo Diaz & Plus One, , bo@example.com\n')
  expect(parties.map(({ rowNo, label, maxSize, email }) => [rowNo, label, maxSize, email])).toEqual([
    [1, 'Anna Lee & Tom Lee', 2, 'tom@example.com'],
    [2, 'Bo Diaz', 2, 'bo@example.com'],
  ])
})

test('an age pasted behind a name is of that person, also in a line without quotes', () => {
  const { parties } = read(
    'Anna Lee, Mia Lee, child\nTom Ray\n"Leo Ray, baby"\nIda Fox, child, Bo Fox, child\n',
  )
  expect(parties.map(({ label, people, maxSize }) => [label, people, maxSize])).toEqual([
    ['Anna Lee & Mia Lee', [adult('Anna Lee'), child('Mia Lee')], 2],
    ['Tom Ray', [adult('Tom Ray')], 1],
    ['Leo Ray', [{ name: 'Leo Ray', kind: 'infant' }], 1],
    ['Ida Fox & Bo Fox', [child('Ida Fox'), child('Bo Fox')], 2],
  ])
})

test('a list of Excel in Europe: 2,000 rows with BOM and ;, 7 twice, are 1,993 people', () => {
  const lines = Array.from({ length: 1993 }, (_, at) => `Ann ${at};Lee ${at};Party ${at >> 1}`)
  const again = lines.slice(0, 7)
  const text = `\ufefffirst name;last name;party\r\n${[...lines, ...again].join('\r\n')}\r\n`
  const { people, parties, twice } = read(text)
  expect([people, parties.length]).toEqual([1993, 997])
  expect(twice.map(({ rowNo }) => rowNo)).toEqual([1995, 1996, 1997, 1998, 1999, 2000, 2001])
})

test('a first line sep=; makes no party', () => {
  expect(
    read('sep=;\r\nName;Email\r\nAnn Lee;ann@example.com\r\n').parties.map(({ label }) => label),
  ).toEqual(['Ann Lee'])
})

test('Windows-1252 without a mark keeps its letters', () => {
  const bytes = Uint8Array.from('Name;Table\r\nM\u00fcller-N\u00fa\u00f1ez;1\r\n', (sign) =>
    sign.charCodeAt(0),
  )
  const parsed = csvRows(bytes)
  expect('rows' in parsed && recognised(parsed.rows).columns[0]?.values).toEqual(['Müller-Núñez'])
})

test('an unclosed quote in row 900 names row 900', () => {
  const lines = Array.from({ length: 1200 }, (_, at) => (at === 899 ? '"Ann Lee,1' : `Ann ${at},1`))
  expect(csvRows(new TextEncoder().encode(lines.join('\n')))).toEqual({ unclosed: 900 })
})

test('a list with a title and an empty line above its heading is read below the heading', () => {
  const { parties, twice } = read(
    'Guest list of Hannah & Karl,,,\n,,,\n,Party,Name,Comments\n,The Lees,Ann Lee,vegan\n,The Lees,Tom Lee,vegan\n',
  )
  expect(twice).toEqual([])
  expect(parties).toEqual([
    {
      ...blank,
      ...{ rowNo: 4, label: 'The Lees', people: [adult('Ann Lee'), adult('Tom Lee')], maxSize: 2 },
      note: 'vegan',
    },
  ])
})

test('a table’s number is recognised by the short words for it', () => {
  for (const heading of ['Table No.', 'Table #', 'Tisch Nr.', 'Nº de mesa'])
    expect(
      recognised([
        ['Name', heading],
        ['Ann', '4'],
      ]).columns[1]?.field,
    ).toBe('table')
})

test('the sums below a list are nobody, and a household of that name among others is', () => {
  const { people, parties } = read('Party,Name\nTotal,4\nThe Lees,Ann Lee\n,,\nTotal:,119\nSumme,,120\n')
  expect(parties.map(({ label }) => label)).toEqual(['Total', 'The Lees'])
  expect(people).toBe(2)
})

test('what is said of a column is said of its guests, and not of the sums below them', () => {
  const { columns } = recognised([
    ['Household', 'Adults'],
    ['The Parks', '2'],
    ['Total', '4'],
  ])
  expect(columns.map(({ values }) => values)).toEqual([['The Parks'], ['2']])
})

test.for<[string, string, [string, number][]]>([
  [
    'a household written once is that of the people below it',
    'Household,Name\nThe Lees,Ann Lee\n,Tom Lee\n,Mia Lee\nThe Foxes,Bo Fox\nSam Ray,Sam Ray\n,Cy Ray\n',
    [
      ['The Lees', 3],
      ['The Foxes', 1],
      ['Sam Ray', 2],
    ],
  ],
  [
    'a household in a line above its people is theirs',
    'Household,Name\nThe Lees,\n,Ann Lee\n,Tom Lee\n',
    [['The Lees', 2]],
  ],
  [
    'a household beside each of its people leaves those without one apart',
    'Name,Party\nAnn Lee,Lees\nTom Lee,Lees\nSam Ray,\nCy Ray,\n',
    [
      ['Lees', 2],
      ['Sam Ray', 1],
      ['Cy Ray', 1],
    ],
  ],
  [
    'a row with a number of places is a party',
    'Name,Party,Seats\nAnn Lee,Lees,4\nSam Ray,,2\n',
    [
      ['Lees', 4],
      ['Sam Ray', 2],
    ],
  ],
  [
    'single people among households of one are parties of their own',
    'Name,Household\nAnn Lee,The Lees\nBo Fox,\nCy Ray,The Rays\nDi May,\nEd Day,\n',
    [
      ['The Lees', 1],
      ['Bo Fox', 1],
      ['The Rays', 1],
      ['Di May', 1],
      ['Ed Day', 1],
    ],
  ],
  [
    'a household written once has people of other names, and of first names alone',
    'Household,Name\nAnn & Tom,Ann Lee\n,Tom Fox\nThe Rays,Cy Ray\n,Di\n,Ed May\n',
    [
      ['Ann & Tom', 2],
      ['The Rays', 3],
    ],
  ],
  [
    'one row whose household was forgotten is apart',
    'Party,Name\nLees,Ann Lee\nFoxes,Bo Fox\nRays,Cy Ray\n,Sam Day\n',
    [
      ['Lees', 1],
      ['Foxes', 1],
      ['Rays', 1],
      ['Sam Day', 1],
    ],
  ],
  [
    'nobody belongs to a household across an empty line',
    'Party,Name\nLees,Ann Lee\n,Tom Lee\n,\n,Sam Day\n',
    [
      ['Lees', 2],
      ['Sam Day', 1],
    ],
  ],
])('%s', ([, text, parties]) => {
  expect(read(text).parties.map(({ label, maxSize }) => [label, maxSize])).toEqual(parties)
})

test('more people than one party takes stay apart below a household', () => {
  const singles = Array.from({ length: 20 }, (_, at) => `,Guest ${at}`)
  const { parties, over } = read(`Party,Name\nLees,Ann Lee\n,Tom Lee\n${singles.join('\n')}\n`)
  expect([parties.length, over]).toEqual([22, []])
})

test('figures are read in the digits of any script', () => {
  const { parties, people } = read(
    'Household,Adults,Children,Plus one,Phone,Table\nThe Lees,٢,١,,٠١٧١ ٢٣٤٥٦٧,Table ٥\nThe Foxes,۳,०,१,,１２\nTotal,٥,١,,,\n',
  )
  expect(people).toBe(6)
  expect(parties.map(({ label, maxSize, phone, tableLabel }) => [label, maxSize, phone, tableLabel])).toEqual(
    [
      ['The Lees', 3, '0171 234567', '5'],
      ['The Foxes', 3, '', '12'],
    ],
  )
  const { columns } = recognised([
    ['Ann Lee', '٢'],
    ['Bo Fox', '٣'],
  ])
  expect(columns.map(({ field }) => field)).toEqual(['people', 'seats'])
  expect(
    recognised([
      ['Name', 'Age'],
      ['Mia', '٢'],
    ]).columns[1]?.field,
  ).toBe('kind')
  expect(read('Name,Party,Age\nAnn,Lees,٤٠\nMia,Lees,٧\n').parties[0]?.people).toEqual([
    adult('Ann'),
    child('Mia'),
  ])
})
