import type { OfferWords } from './offers.ts'
import { diets } from './offers-diets.ts'

const foods: OfferWords['foods'] = [
  [['nuts', 'peanuts'], 'nuss,nusse,nuesse,nussen'],
  [['nuts'], 'schalenfruchte,schalenfruechte,baumnuss,baumnusse'],
  [['peanuts'], 'erdnuss,erdnusse,erdnuesse'],
  [['almonds'], 'mandel,mandeln'],
  [['hazelnuts'], 'haselnuss,haselnusse,haselnuesse'],
  [['walnuts'], 'walnuss,walnusse,walnuesse'],
  [['gluten'], 'gluten'],
  [['wheat'], 'weizen,dinkel'],
  [['milk'], 'milch,milcheiweiss,kase,kaese,sahne,butter'],
  [['lactose'], 'laktose,lactose'],
  [['eggs'], 'ei,eier,huhnerei,huhnereier,huhnereiweiss,eiweiss'],
  [['fish'], 'fisch,fische,lachs,thunfisch'],
  [['crustaceans', 'molluscs'], 'meeresfruchte,meeresfruechte,schalentiere'],
  [['crustaceans'], 'krebstiere,krustentiere,garnelen,krabben,hummer'],
  [['molluscs'], 'weichtiere,muscheln,austern,tintenfisch'],
  [['soybeans'], 'soja,sojabohnen'],
  [['celery'], 'sellerie'],
  [['mustard'], 'senf'],
  [['sesame'], 'sesam'],
  [['sulphites'], 'sulfit,sulfite'],
  [['lupin'], 'lupine,lupinen'],
  [['vegetarian'], 'fleisch'],
  [['no-pork'], 'schwein,schweinefleisch'],
  [['no-beef'], 'rind,rindfleisch'],
  [['no-alcohol'], 'alkohol'],
  [[], 'muskatnuss,kokosnuss,kokosmilch'],
]

/** German writes a need as one word: Nussallergie, laktosefrei. */
const endings = [
  'allergie',
  'allergiker',
  'allergisch',
  'unvertraglichkeit',
  'intoleranz',
  'intolerant',
  'frei',
]
const compounds = foods
  .filter(([whats]) => whats.length > 0)
  .map(
    ([whats, phrases]) =>
      [
        whats,
        phrases
          .split(',')
          .flatMap((stem) => endings.map((end) => `${stem}${end}`))
          .join(','),
      ] as const,
  )

/** Names and denials in German. */
export const german: OfferWords = {
  foods,
  states: [
    ...diets('vegetarisch,vegetarier,vegetarierin', 'vegan,veganer,veganerin'),
    [['gluten'], 'zoliakie,zoeliakie'],
    ...compounds,
  ],
  needs: 'allergie,allergien,allergisch,allergiker,reaktion,problem,probleme',
  milder: 'unvertraglichkeit,unvertraglichkeiten,unvertraeglichkeit,intoleranz,intolerant',
  no: 'nein,kein,keine,keinen,keiner,keinerlei,ohne,nie,weder,vermeide,meide',
  not: 'nicht',
  eat: 'esse,isst,essen,mag,vertrage,darf',
  have: 'habe,hat,haben,nehme,trinke',
  fine: 'ok,okay,in ordnung,kein problem,erlaubt,gut',
  free: 'frei',
  between: 'ich,wir,er,sie,bin,ist,sind,und,die,der,das,den,eine,einen,ein,alle,bekannte,bekannten,mehr,auch',
  or: 'oder,noch,oder auch',
  to: 'gegen,auf,gegenuber,von,mit',
}
