import { expect, test } from 'vitest'
import { parseLines } from './parse-lines.ts'
import type { LineKind } from './parsed-line.ts'

const marks: Record<LineKind, (text: string) => string> = {
  course: (text) => `[${text}]`,
  dish: (text) => text,
  description: (text) => `  ${text}`,
  out: (text) => `(${text})`,
}

/** The lines as they are read: [course], dish | description, description set in, (left out). */
const read = (text: string) =>
  parseLines(text)
    .map((one) => marks[one.kind]([one.name, one.description].filter(Boolean).join(' | ')))
    .join('\n')

/** Lines of a test without what they are set in by. */
const menu = (text: string) =>
  text
    .replace(/^\n|\n\s*$/g, '')
    .split('\n')
    .map((line) => line.slice(4))
    .join('\n')

test.each<[string, string, string]>([
  [
    'a wedding, headings in capitals',
    `
    WEDDING BREAKFAST MENU
    Anna & Tom, Saturday 12 June 2027

    STARTERS
    Smoked salmon, dill cream, rye
    Wild mushroom soup (v)

    MAIN COURSE
    Beef fillet – red wine jus
    Sea bass – fennel and orange
    Butternut squash risotto

    DESSERT
    Lemon tart
    Chocolate mousse`,
    `
    (WEDDING BREAKFAST MENU)
    (Anna & Tom, Saturday 12 June 2027)
    [STARTERS]
    Smoked salmon, dill cream, rye
    Wild mushroom soup (v)
    [MAIN COURSE]
    Beef fillet | red wine jus
    Sea bass | fennel and orange
    Butternut squash risotto
    [DESSERT]
    Lemon tart
    Chocolate mousse`,
  ],
  [
    'a gala, headings alone on a line and descriptions on the next',
    `
    To Start

    Cured Loch Duart Salmon
    pickled cucumber, horseradish crème fraîche

    Heritage Beetroot
    goat’s curd, candied walnuts

    To Follow

    Roast Rump of Lamb
    dauphinoise potatoes, rosemary jus

    Wild Mushroom Wellington
    truffled celeriac, tenderstem

    To Finish

    Dark Chocolate Delice
    salted caramel, honeycomb`,
    `
    [To Start]
    Cured Loch Duart Salmon
      pickled cucumber, horseradish crème fraîche
    Heritage Beetroot
      goat’s curd, candied walnuts
    [To Follow]
    Roast Rump of Lamb
      dauphinoise potatoes, rosemary jus
    Wild Mushroom Wellington
      truffled celeriac, tenderstem
    [To Finish]
    Dark Chocolate Delice
      salted caramel, honeycomb`,
  ],
  [
    'a tavern, with prices after dots and headings it alone knows',
    `
    Off the coals
    Rib-eye steak ........ £24.50
    Half chicken ........ £16.00

    From the pot
    Fish stew ........ £14.00
    Lentil chilli ........ £11.50

    All prices include VAT. Please inform us of allergies.`,
    `
    [Off the coals]
    Rib-eye steak
    Half chicken
    [From the pot]
    Fish stew
    Lentil chilli
    (All prices include VAT. Please inform us of allergies.)`,
  ],
  [
    'Word: bullets with tabs, no-break spaces, curly quotes',
    `
    Starters
    \u2022\tSoup\u00a0of\u00a0the\u00a0day
    \u2022\t“Caesar” salad
    Mains
    \u2022\tChef’s pie
    \uf0b7\tSea bass “en papillote”
    Desserts
    o\tCrème brûlée`,
    `
    [Starters]
    Soup of the day
    "Caesar" salad
    [Mains]
    Chef’s pie
    Sea bass "en papillote"
    [Desserts]
    Crème brûlée`,
  ],
  [
    'Word: soft line breaks before descriptions',
    `
    Main course
    Beef fillet\vwith red wine jus\r
    Risotto\vwith wild mushrooms\r`,
    `
    [Main course]
    Beef fillet
      with red wine jus
    Risotto
      with wild mushrooms`,
  ],
  [
    'a spreadsheet: course, dish, description, the course once',
    `
    Starter\tSoup\tleek and cream
    \tSalad\t
    Main\tBeef\tred wine jus
    \tRisotto\t
    Dessert\tTart\t`,
    `
    [Starter]
    Soup | leek and cream
    Salad
    [Main]
    Beef | red wine jus
    Risotto
    [Dessert]
    Tart`,
  ],
  [
    'a spreadsheet with heads, prices, empty cells and rows',
    `
    Gang\tGericht\tBeschreibung\tPreis
    Vorspeise\tKürbissuppe\tmit Kernöl\t7,50 €
    Vorspeise\tFeldsalat\t\t8,00 €
    \t\t\t
    Hauptgang\tRinderfilet\tRotweinjus\t26,00 €
    Hauptgang\tPilzrisotto\t\t`,
    `
    [Vorspeise]
    Kürbissuppe | mit Kernöl
    Feldsalat
    [Hauptgang]
    Rinderfilet | Rotweinjus
    Pilzrisotto`,
  ],
  [
    'a spreadsheet whose heads stand in another order, with quoted cells of two lines',
    `
    Dish\tDescription\tCourse
    Soup\t"leek
    and cream"\tFirst
    Beef "Stroganoff"\t"with ""smetana"""\tSecond`,
    `
    [First]
    Soup | leek and cream
    [Second]
    Beef "Stroganoff" | with "smetana"`,
  ],
  [
    'a spreadsheet of courses that nobody knows, set in below each',
    `
    Round one\t
    \tOysters
    \tTartare
    Round two\tTurbot
    \tPigeon`,
    `
    [Round one]
    Oysters
    Tartare
    [Round two]
    Turbot
    Pigeon`,
  ],
  [
    'dishes and descriptions from a spreadsheet, without courses',
    `
    Soup\tleek and cream\t7.50
    Salad\tleaves from the garden\t6.00`,
    `
    Soup | leek and cream
    Salad | leaves from the garden`,
  ],
  [
    'WhatsApp: bold headings with asterisks',
    `
    *Starter*
    Soup
    Salad
    *Main*
    Beef
    Risotto`,
    `
    [Starter]
    Soup
    Salad
    [Main]
    Beef
    Risotto`,
  ],
  [
    'bold dishes, their descriptions plain, headings with two asterisks',
    `
    **From our kitchen**

    *Braised short rib*
    Smoked mash, shallots

    *Cauliflower steak*
    Romesco, almonds`,
    `
    [From our kitchen]
    Braised short rib
      Smoked mash, shallots
    Cauliflower steak
      Romesco, almonds`,
  ],
  [
    'numbered courses',
    `
    1. Starter
    Soup
    Salad
    2. Main
    Beef
    Fish
    3. Dessert
    Tart`,
    `
    [Starter]
    Soup
    Salad
    [Main]
    Beef
    Fish
    [Dessert]
    Tart`,
  ],
  [
    'numbered dishes with descriptions below them',
    `
    Mains:
    1. Beef fillet
    Red wine jus, potatoes
    2. Sea bass
    Fennel, orange`,
    `
    [Mains]
    Beef fillet
      Red wine jus, potatoes
    Sea bass
      Fennel, orange`,
  ],
  [
    'choices with "or" between them',
    `
    Main Course (please choose one)
    Beef fillet, red wine jus
    or
    Sea bass, fennel
    - or -
    or wild mushroom risotto
    Chicken breast OR Tofu skewers`,
    `
    [Main Course]
    Beef fillet, red wine jus
    Sea bass, fennel
    wild mushroom risotto
    Chicken breast
    Tofu skewers`,
  ],
  [
    'German, with "oder" and courses by number',
    `
    Hochzeitsmenü

    1. Gang
    Kürbiscremesuppe
    oder
    Rote-Bete-Carpaccio

    2. Gang
    Rinderfilet mit Kartoffelgratin
    oder
    Gebratener Zander

    3. Gang
    Mousse au Chocolat

    Guten Appetit!`,
    `
    (Hochzeitsmenü)
    [1. Gang]
    Kürbiscremesuppe
    Rote-Bete-Carpaccio
    [2. Gang]
    Rinderfilet mit Kartoffelgratin
    Gebratener Zander
    [3. Gang]
    Mousse au Chocolat
    (Guten Appetit!)`,
  ],
  [
    'German, headings and prices with commas, a description in small letters',
    `
    Vorspeisen
    Feldsalat mit Speck 9,50 €
    Rindercarpaccio 14,00 €
    mit Parmesan und Rucola

    Hauptgerichte
    Wiener Schnitzel 24,- €
    Käsespätzle 15,50 €

    Nachspeisen
    Apfelstrudel 7,50 €`,
    `
    [Vorspeisen]
    Feldsalat mit Speck
    Rindercarpaccio
      mit Parmesan und Rucola
    [Hauptgerichte]
    Wiener Schnitzel
    Käsespätzle
    [Nachspeisen]
    Apfelstrudel`,
  ],
  [
    'French, with rules between courses',
    `
    Entrées
    Velouté de potimarron
    Saumon gravlax, crème d’aneth
    * * *
    Plats principaux
    Magret de canard, sauce au miel
    ou
    Filet de bar
    * * *
    Desserts
    Tarte Tatin`,
    `
    [Entrées]
    Velouté de potimarron
    Saumon gravlax, crème d’aneth
    [Plats principaux]
    Magret de canard, sauce au miel
    Filet de bar
    [Desserts]
    Tarte Tatin`,
  ],
  [
    'Italian, headings between rules of their own',
    `
    ~ Antipasti ~
    Bruschetta
    Vitello tonnato
    ~ Primi ~
    Tagliatelle al ragù
    ~ Dolci ~
    Tiramisù`,
    `
    [Antipasti]
    Bruschetta
    Vitello tonnato
    [Primi]
    Tagliatelle al ragù
    [Dolci]
    Tiramisù`,
  ],
  [
    'dishes in capitals below headings in capitals',
    `
    STARTERS
    SCALLOPS
    Pea purée and black pudding
    BURRATA
    Heirloom tomatoes and basil
    MAINS
    VENISON LOIN
    Celeriac and blackberries`,
    `
    [STARTERS]
    SCALLOPS
      Pea purée and black pudding
    BURRATA
      Heirloom tomatoes and basil
    [MAINS]
    VENISON LOIN
      Celeriac and blackberries`,
  ],
  [
    'a restaurant’s page: a price on a line of its own',
    `
    Small plates

    Padrón peppers
    with smoked salt
    £6.50

    Croquetas
    with jamón and aioli
    £8.00`,
    `
    [Small plates]
    Padrón peppers
      with smoked salt
    (£6.50)
    Croquetas
      with jamón and aioli
    (£8.00)`,
  ],
  [
    'a course and its dish in one line',
    `
    Starter: Leek soup
    Main: Beef or Risotto
    Dessert – Lemon tart`,
    `
    [Starter]
    Leek soup
    [Main]
    Beef
    Risotto
    [Dessert]
    Lemon tart`,
  ],
  [
    'a list set in below its headings',
    `
    Round one
      Oysters on ice
      Beef tartare
    Round two
      Turbot
      Pigeon`,
    `
    [Round one]
    Oysters on ice
    Beef tartare
    [Round two]
    Turbot
    Pigeon`,
  ],
  [
    'headings that nobody knows, above bullets',
    `
    The garden
    - Beetroot tartare
    - Leeks in vinaigrette
    The river
    - Trout
    - Crayfish`,
    `
    [The garden]
    Beetroot tartare
    Leeks in vinaigrette
    [The river]
    Trout
    Crayfish`,
  ],
  [
    'Markdown, with nested numbers and supplements',
    `
    ## Mains

    1. **Beef fillet** (£5 supplement)
    2. **Sea bass** - fennel
    3. **Risotto**`,
    `
    [Mains]
    Beef fillet
    Sea bass | fennel
    Risotto`,
  ],
  [
    'a plain list in small letters',
    `
    soup
    green salad
    beef stew`,
    `
    soup
    green salad
    beef stew`,
  ],
  [
    'two dishes a course, apart from each other, none described',
    `
    Soup
    Salad

    Beef
    Fish`,
    `
    Soup
    Salad
    Beef
    Fish`,
  ],
])('a menu is read: %s', (_, text, expected) => {
  expect(read(menu(text))).toBe(menu(expected))
})
