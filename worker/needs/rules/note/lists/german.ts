import type { NeedWords } from './need-words.ts'

/** Names of needs in German. */
export const german: NeedWords = {
  foods: [
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
    [[], 'muskatnuss,kokosnuss,kokosmilch,die wege,dem wege,diesem wege'],
  ],
  states: [
    [['vegetarian'], 'vegetarisch,esse vegetarisch,isst vegetarisch,vegetarier,vegetarierin'],
    [['vegan'], 'vegan,esse vegan,isst vegan,veganer,veganerin'],
    [['pescatarian'], 'pescetarier,pescetarierin,pescetarien,pescetariano,pescetariana'],
    [['halal'], 'halal'],
    [['kosher'], 'koscher,casher,kasher,kosher'],
    [['gluten'], 'zoliakie,zoeliakie'],
  ],
  needs: 'allergie,allergien,allergisch,allergiker,allergikerin,reaktion,problem,probleme',
  intoleranceWords: 'unvertraglichkeit,unvertraglichkeiten,unvertraeglichkeit,intoleranz,intolerant',
  leaveOut:
    'kein,keine,keinen,keinerlei,ohne,weder,noch,esse kein,esse keine,esse keinen,isst kein,isst keine,mag keine,mag keinen,vertrage keine,darf keine,nicht mit',
  negators:
    'nein,keiner,keines,nicht,nie,niemals,nichts,mehr,ok,okay,in ordnung,erlaubt,gut,esse,isst,essen,mag,vertrage,darf,liebe,trinke',
  but: 'aber,sondern,ausser,bis auf',
  endings:
    'allergie,allergien,allergiker,allergikerin,allergisch,unvertraglichkeit,intoleranz,intolerant,frei',
}
