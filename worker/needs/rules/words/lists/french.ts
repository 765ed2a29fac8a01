import type { NeedWords } from './need-words.ts'

/** Names of needs in French. */
export const french: NeedWords = {
  foods: [
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
    [
      [],
      'noix de coco,noix de muscade,lait de coco,chez soi,de soi,en soi,soi meme,je vis,vis sans,vis avec,vis a vis',
    ],
  ],
  states: [
    [['vegetarian'], 'vegetarien,mange vegetarien,vegetarienne'],
    [['vegan'], 'vegan,mange vegan,vegane,vegetalien,vegetalienne'],
    [['pescatarian'], 'pescetarier,pescetarierin,pescetarien,pescetariano,pescetariana'],
    [['halal'], 'halal'],
    [['kosher'], 'koscher,casher,kasher,kosher'],
    [['gluten'], 'coeliaque,maladie coeliaque'],
  ],
  needs: 'allergie,allergies,allergique,allergiques,reaction,probleme,problemes',
  milder: 'intolerance,intolerances,intolerant,intolerante',
  leaveOut:
    'sans,pas de,pas d,aucun,aucune,ni,mange pas de,mange pas d,bois pas de,bois pas d,supporte pas le,supporte pas les,ni de,ni d',
  negators:
    'pas,non,jamais,rien,plus,ok,va,convient,accord,mange,mangeons,manger,bois,boit,aime,adore,supporte',
  but: 'mais,sauf,hormis,a part',
}
