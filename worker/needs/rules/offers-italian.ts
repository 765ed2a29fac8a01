import type { OfferWords } from './offers.ts'
import { diets } from './offers-diets.ts'
import { joined } from './offers-joined.ts'

/** Names and denials in Italian. */
export const italian: OfferWords = {
  foods: joined(
    ['l', 'all', 'dell'],
    [
      [['nuts'], 'noce,noci,frutta a guscio,frutta secca'],
      [['peanuts'], 'arachide,arachidi'],
      [['almonds'], 'mandorla,mandorle'],
      [['hazelnuts'], 'nocciola,nocciole'],
      [['pistachios'], 'pistacchio,pistacchi'],
      [['gluten'], 'glutine'],
      [['wheat'], 'grano,frumento'],
      [['milk'], 'latte,formaggio,panna,burro,latticini'],
      [['lactose'], 'lattosio'],
      [['eggs'], 'uovo,uova'],
      [['fish'], 'pesce,salmone,tonno'],
      [['crustaceans', 'molluscs'], 'frutti di mare'],
      [['crustaceans'], 'crostacei,gamberi,gamberetti,aragosta'],
      [['molluscs'], 'molluschi,cozze,vongole,calamari,polpo'],
      [['soybeans'], 'soia'],
      [['celery'], 'sedano'],
      [['mustard'], 'senape'],
      [['sesame'], 'sesamo'],
      [['sulphites'], 'solfito,solfiti'],
      [['lupin'], 'lupini'],
      [['vegetarian'], 'carne'],
      [['no-pork'], 'maiale,prosciutto'],
      [['no-beef'], 'manzo'],
      [['no-alcohol'], 'alcol'],
      [[], 'noce moscata,noce di cocco,latte di cocco'],
    ],
  ),
  states: [...diets('vegetariano,vegetariana', 'vegano,vegana'), [['gluten'], 'celiaco,celiaca,celiachia']],
  needs: 'allergia,allergie,allergico,allergica,reazione,problema,problemi',
  milder: 'intolleranza,intolleranze,intollerante',
  no: 'senza,no,nessuna,nessun,nessuno,niente,mai,evito',
  not: 'non',
  eat: 'mangio,mangia,mangiare,mi piace,mi piacciono',
  have: 'ho,ha,abbiamo,bevo,prendo,posso mangiare',
  fine: 'ok,va bene,vanno bene,bene',
  free: 'escluso',
  between: 'io,sono,e,ed,siamo,il,lo,la,i,gli,le,un,una,nota,note',
  or: 'o,ne,oppure',
  to: 'a,al,allo,alla,ai,agli,alle,di,del,della,con,contro',
}
