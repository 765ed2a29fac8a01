import type { NeedWords } from './need-words.ts'

/**
 * Names of needs in Dutch. “Room” (cream) and “rund” (beef) are words of English and German, so
 * they are listed only after “geen” and “zonder” (no, without).
 */
export const dutch: NeedWords = {
  foods: [
    [['nuts', 'peanuts'], 'noot,noten'],
    [['nuts'], 'boomnoot,boomnoten'],
    [['peanuts'], 'pinda,pindas,pindakaas,pindasaus,aardnoot,aardnoten'],
    [['almonds'], 'amandel,amandelen,amandelmelk,marsepein'],
    [['hazelnuts'], 'hazelnoot,hazelnoten'],
    [['walnuts'], 'walnoot,walnoten'],
    [['cashews'], 'cashewnoot,cashewnoten'],
    [['pecans'], 'pecannoot,pecannoten'],
    [['brazil-nuts'], 'paranoot,paranoten'],
    [['pistachios'], 'pistache,pistaches,pistachenoot,pistachenoten'],
    [['macadamias'], 'macadamianoot,macadamianoten'],
    [['pine-nuts'], 'pijnboompit,pijnboompitten'],
    [['gluten'], 'gluten'],
    [['wheat'], 'tarwe,spelt'],
    [['rye'], 'rogge'],
    [['barley'], 'gerst'],
    [['oats'], 'haver,havermout,havermelk'],
    [['milk'], 'melk,koemelk,melkeiwit,koemelkeiwit,zuivel,kaas,slagroom,boter,roomboter,yoghurt'],
    [['milk'], 'geen room,zonder room'],
    [['lactose'], 'lactose'],
    [['eggs'], 'ei,eieren,kippenei,kippeneieren,eiwit,eigeel'],
    [['fish'], 'vis,vissaus,zalm,tonijn,kabeljauw,forel,ansjovis'],
    [['crustaceans', 'molluscs'], 'zeevruchten,schaal en schelpdieren'],
    [['crustaceans'], 'schaaldier,schaaldieren,garnaal,garnalen,krab,krabben,kreeft,kreeften,langoustines'],
    [
      ['molluscs'],
      'weekdier,weekdieren,schelpdier,schelpdieren,mossel,mosselen,oester,oesters,inktvis,slakken',
    ],
    [['soybeans'], 'soja,sojaboon,sojabonen,sojamelk,sojasaus'],
    [['celery'], 'selderij,selder,knolselderij,bleekselderij'],
    [['mustard'], 'mosterd'],
    [['sesame'], 'sesam,sesamzaad,sesamzaadjes'],
    [['sulphites'], 'sulfiet,sulfieten,zwaveldioxide'],
    [['lupin'], 'lupine,lupinen'],
    [['vegetarian'], 'vlees'],
    [['no-pork'], 'varken,varkensvlees,spek'],
    [['no-beef'], 'rundvlees,geen rund,zonder rund'],
    [['no-alcohol'], 'alcohol'],
    [[], 'nootmuskaat,muskaatnoot,kokosnoot,kokosnoten,kokosmelk,rijstmelk,cacaoboter,rood vlees'],
  ],
  states: [
    [['vegetarian'], 'vegetarisch,eet vegetarisch,eten vegetarisch,vegetarier,vegetariers,vega'],
    [
      ['vegan'],
      'veganistisch,eet veganistisch,eten veganistisch,veganist,veganisten,vegan,eet vegan,eten vegan',
    ],
    [['pescatarian'], 'pescotarisch,eet pescotarisch,pescotarier,pescotariers'],
    [['halal'], 'halal,eet halal,eten halal'],
    [['kosher'], 'koosjer,eet koosjer,eten koosjer'],
    [['gluten'], 'coeliakie,eet gluten vrij,eten gluten vrij,gluten vrij eten'],
    [['lactose'], 'eet lactose vrij,eten lactose vrij,lactose vrij eten'],
  ],
  needs: 'allergie,allergieen,allergisch,allergische,reactie,probleem,problemen',
  intoleranceWords: 'intolerantie,intoleranties,intolerant,overgevoelig,overgevoeligheid',
  leaveOut:
    'geen,zonder,noch,niet tegen,kan niet tegen,kunnen niet tegen,eet geen,eten geen,kan geen,mag geen,mogen geen,lust geen,drink geen,drinkt geen,verdraag geen,verdraagt geen,geen enkele',
  negators:
    'nee,niet,nooit,niets,niks,ok,oke,okay,prima,goed,toegestaan,eet,eten,mag,mogen,lust,drink,drinkt,verdraag,verdraagt,hou van,houdt van',
  but: 'maar,behalve,uitgezonderd',
  endings: 'allergie,allergieen,allergisch,intolerantie,intolerant,vrij',
}
