import type { OfferWords } from './offers.ts'
import { diets } from './offers-diets.ts'
import { joined } from './offers-joined.ts'

/** Names and denials in French. */
export const french: OfferWords = {
  foods: joined(
    ['l', 'd'],
    [
      [['nuts'], 'noix,fruit a coque,fruits a coque,fruits a coques'],
      [['peanuts'], 'cacahuete,cacahuetes,arachide,arachides'],
      [['almonds'], 'amande,amandes'],
      [['hazelnuts'], 'noisette,noisettes'],
      [['cashews'], 'noix de cajou,cajou'],
      [['gluten'], 'gluten'],
      [['wheat'], 'ble,froment'],
      [['milk'], 'lait,fromage,creme,beurre,produits laitiers'],
      [['lactose'], 'lactose'],
      [['eggs'], 'oeuf,oeufs'],
      [['fish'], 'poisson,poissons,saumon,thon'],
      [['crustaceans', 'molluscs'], 'fruits de mer'],
      [['crustaceans'], 'crustace,crustaces,crevette,crevettes,homard,crabe'],
      [['molluscs'], 'mollusque,mollusques,moule,moules,huitre,huitres'],
      [['soybeans'], 'soja'],
      [['celery'], 'celeri'],
      [['mustard'], 'moutarde'],
      [['sesame'], 'sesame'],
      [['sulphites'], 'sulfite,sulfites'],
      [['lupin'], 'lupin'],
      [['vegetarian'], 'viande'],
      [['no-pork'], 'porc,jambon'],
      [['no-beef'], 'boeuf'],
      [['no-alcohol'], 'alcool'],
      [[], 'noix de coco,noix de muscade,lait de coco'],
    ],
  ),
  states: [
    ...diets('vegetarien,vegetarienne', 'vegan,vegane,vegetalien,vegetalienne'),
    [['gluten'], 'coeliaque,maladie coeliaque'],
  ],
  needs: 'allergie,allergies,allergique,allergiques,dallergie,dallergies,lallergie,reaction,probleme',
  milder: 'intolerance,intolerances,intolerant,intolerante,dintolerance',
  no: 'sans,pas de,pas d,aucun,aucune,jamais,jevite,evite',
  not: 'pas,non',
  eat: 'mange,mangeons,manger,bois,boit,aime,supporte',
  have: 'ai,nai,jai,a une,avons',
  fine: 'ok,va,convient,pas de probleme,ne pose pas de probleme,daccord',
  free: 'exclu',
  between: 'je,nous,il,elle,suis,est,sommes,ne,n,et,le,la,les,un,une,des,tous,connue,connues',
  or: 'ou,ni',
  to: 'a,au,aux,a la,a l,de,du,contre',
}
