import type { NeedWords } from './need-words.ts'

/** Names of needs in Spanish. */
export const spanish: NeedWords = {
  foods: [
    [['nuts', 'peanuts'], 'frutos secos'],
    [['nuts'], 'nuez,nueces,frutos de cascara'],
    [['peanuts'], 'cacahuete,cacahuetes,cacahuate,cacahuates,mani'],
    [['almonds'], 'almendra,almendras'],
    [['hazelnuts'], 'avellana,avellanas'],
    [['cashews'], 'anacardo,anacardos'],
    [['pistachios'], 'pistacho,pistachos'],
    [['gluten'], 'gluten'],
    [['wheat'], 'trigo'],
    [['milk'], 'leche,queso,nata,mantequilla,lacteos'],
    [['lactose'], 'lactosa'],
    [['eggs'], 'huevo,huevos'],
    [['fish'], 'pescado,pescados,salmon,atun'],
    [['crustaceans', 'molluscs'], 'marisco,mariscos'],
    [['crustaceans'], 'crustaceo,crustaceos,gamba,gambas,camaron,camarones,langosta'],
    [['molluscs'], 'molusco,moluscos,mejillon,mejillones,ostras,calamar,calamares'],
    [['soybeans'], 'soja,soya'],
    [['celery'], 'apio'],
    [['mustard'], 'mostaza'],
    [['sesame'], 'sesamo,ajonjoli'],
    [['sulphites'], 'sulfito,sulfitos'],
    [['lupin'], 'altramuz,altramuces'],
    [['vegetarian'], 'carne'],
    [['no-pork'], 'cerdo,jamon'],
    [['no-beef'], 'ternera,res,carne de res,vacuno,carne de vacuno'],
    [['no-alcohol'], 'alcohol'],
    [[], 'nuez moscada,leche de coco,soy'],
  ],
  states: [
    [['vegetarian'], 'vegetariano,vegetariana'],
    [['vegan'], 'vegano,vegana'],
    [['pescatarian'], 'pescetarier,pescetarierin,pescetarien,pescetariano,pescetariana'],
    [['halal'], 'halal'],
    [['kosher'], 'koscher,casher,kasher,kosher'],
    [['gluten'], 'celiaco,celiaca,celiaquia'],
  ],
  needs: 'alergia,alergias,alergico,alergica,reaccion,problema,problemas',
  intoleranceWords: 'intolerancia,intolerancias,intolerante',
  leaveOut:
    'sin,no,ningun,ninguna,nada de,ni,no como,no come,no comemos,no tomo,no bebo,no puedo comer,no tolero el,no tolero la,no tolero los,no tolero las',
  negators:
    'ninguno,nunca,tampoco,ya no,ok,bien,vale,permitido,como,comer,come,comemos,me gusta,me gustan,puedo comer,tomo,toma,bebo',
  but: 'pero,sino,excepto,salvo,menos',
}
