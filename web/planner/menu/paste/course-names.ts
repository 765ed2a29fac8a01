// Names of courses in the languages of menus, in lower case, parted by bars.
const written = [
  'starter|starters|appetizer|appetizers|appetiser|appetisers|nibbles|small plates|canapé|canapés|canapes|to start|to begin',
  "hors d'oeuvre|hors d'oeuvres|hors d'œuvre|hors d'œuvres|hors-d'œuvre|hors-d'œuvres|amuse bouche|amuse-bouche|soups|salads",
  'main|mains|main course|main courses|main dish|main dishes|entree|entrees|entrée|entrées|fish course|meat course',
  'cheese course|intermediate course|from the grill|from the sea|from the garden|sides|side dish|side dishes|side orders',
  'dessert|desserts|pudding|puddings|sweets|afters|to follow|to finish|petits fours|drinks|beverages|late night snack',
  "midnight snack|evening food|specials|burgers|sandwiches|pizzas|kids menu|kids' menu|children's menu|children's meals",
  'vorspeise|vorspeisen|suppen|salate|zwischengang|zwischengericht|hauptgang|hauptgänge|hauptspeise|hauptspeisen',
  'hauptgericht|hauptgerichte|nachspeise|nachspeisen|nachtisch|süßspeisen|süßes|mehlspeisen|beilage|beilagen|fischgang',
  'fleischgang|käsegang|getränke|vorab|vorweg|gruß aus der küche|amuse gueule|amuse-gueule|zum start|zum abschluss',
  'vom grill|mitternachtssnack|kindermenü|kindergerichte|plat|plats|plat principal|plats principaux|plat de résistance',
  'fromages|accompagnement|accompagnements|mise en bouche|mises en bouche|pour commencer|pour finir|menu enfant|viandes',
  'poissons|antipasto|antipasti|primo|primi|primo piatto|primi piatti|secondo|secondi|secondo piatto|secondi piatti',
  'contorno|contorni|dolce|dolci|entrante|entrantes|primero|primeros|primer plato|segundo|segundos|segundo plato',
  'plato principal|platos principales|postre|postres|tapas|entrada|entradas|prato principal|pratos principais',
  'sobremesa|sobremesas|voorgerecht|voorgerechten|tussengerecht|hoofdgerecht|hoofdgerechten|nagerecht|nagerechten',
  'bijgerechten|förrätt|förrätter|huvudrätt|huvudrätter|varmrätt|varmrätter|efterrätt|efterrätter|forret|forretter',
  'hovedret|hovedretter|forrett|hovedrett|desserter|przystawka|przystawki|zupy|danie główne|dania główne|deser|desery',
  'předkrm|předkrmy|hlavní jídlo|hlavní jídla|dezert|dezerty|前菜|主菜|甜点|甜點|デザート',
]
const names = new Set(written.flatMap((some) => some.split('|')))

// Named together only: "Soups & Starters", "Vorspeise und Suppe".
const besides = new Set(
  'soup|soups|salad|salads|suppe|suppen|salat|salate|cheese|käse|fromage|coffee|kaffee|tea'.split('|'),
)

const nth =
  /^(?:(?:first|second|third|fourth|fifth|sixth|\d(?:st|nd|rd|th)) course|(?:course|plat|service|portata) (?:\d|i{1,3}|iv|v|one|two|three|four|five)|(?:\d\.? ?|(?:erster|zweiter|dritter|vierter|fünfter) )gang|\d(?:er|e|ème) (?:plat|service))$/
const before =
  /^(?:(?:choice of|your|our|the|cold|hot|warm|vegetarian|vegan|unsere|kalte|warme|vegetarische|vegane|zum|zur|als|nos|les|le|la) )+/
// "Mains (please choose one)", "Hauptgang zur Wahl"
const choosing =
  /(?:\s*[([].*|\s*[-–—:,]?\s*(?:please |bitte )?(?:choose|choice of|pick|select|wählen|nach wahl|zur wahl|zur auswahl|au choix)(?: .*)?)$/

/** A course's name without how many of it are to be chosen. */
export function courseNameOf(line: string): string {
  const found = choosing.exec(line.toLowerCase())
  return found && found.index > 0 ? line.slice(0, found.index) : line
}

/** True if a line is what menus call a course, such as "Main Courses", "2. Gang" or "Vorspeise und Suppe". */
export function isCourseName(line: string): boolean {
  const text = courseNameOf(line.normalize('NFC')).toLowerCase().replaceAll('’', "'")
  const name = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}']+$/gu, '').replace(/\s+/g, ' ')
  if (nth.test(name)) return true
  const known = (part: string) => names.has(part) || names.has(part.replace(before, ''))
  const parts = name.split(/ ?(?:&|\+|,|\/| and | und | et | y ) ?/)
  return known(name) || (parts.some(known) && parts.every((part) => known(part) || besides.has(part)))
}
