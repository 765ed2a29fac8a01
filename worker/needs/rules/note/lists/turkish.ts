import type { NeedWords } from './need-words.ts'

/**
 * Names of needs in Turkish, with the suffixes in which they are written. “Glutensiz” is read as “gluten siz”. The bare “et”
 * (meat) and “dana” (beef) are left out: a word of French, and a name. What is not eaten stands before its verb (“süt içmem”), so that
 * `leaveOut` holds only what comes before a food.
 */
export const turkish: NeedWords = {
  foods: [
    [['nuts', 'peanuts'], 'kuruyemis,kuruyemise,kuruyemisler,kuruyemislere,kuru yemis,kuru yemise'],
    [['nuts'], 'sert kabuklu meyve,sert kabuklu meyveler,sert kabuklu meyvelere,sert kabuklu yemis'],
    [['peanuts', 'pistachios'], 'fistik,fistiga,fistigi,fistikli,fistiktan'],
    [['peanuts'], 'yer fistigi,yer fistigina,yerfistigi,yerfistigina,fistik ezmesi,yer fistigi ezmesi'],
    [['almonds'], 'badem,bademe,bademi,bademli,badem sutu,badem ezmesi'],
    [['hazelnuts'], 'findik,findiga,findigi,findikli,findiktan,findik ezmesi'],
    [['walnuts'], 'ceviz,cevize,cevizi,cevizli'],
    [['cashews'], 'kaju,kajuya,kaju fistigi,kaju fistigina'],
    [['pecans'], 'pikan,pikan cevizi,pikan cevizine,pekan cevizi'],
    [['brazil-nuts'], 'brezilya findigi,brezilya findigina,brezilya cevizi'],
    [['pistachios'], 'antep fistigi,antep fistigina,antepfistigi,antepfistigina,sam fistigi'],
    [['macadamias'], 'makademya,makadamya,makademya findigi,macadamia findigi'],
    [['pine-nuts'], 'cam fistigi,cam fistigina'],
    [['gluten'], 'gluten,glutene,gluteni,glutenli'],
    [['wheat'], 'bugday,bugdaya,bugdayi,bugday unu,irmik'],
    [['rye'], 'cavdar,cavdara'],
    [['barley'], 'arpa,arpaya'],
    [['oats'], 'yulaf,yulafa,yulaf sutu'],
    [
      ['milk'],
      'sut,sute,sutu,sutlu,inek sutu,inek sutune,sut urunu,sut urunleri,sut urunlerine,sut proteini',
    ],
    [
      ['milk'],
      'peynir,peynire,peyniri,peynirli,tereyagi,tereyagina,yogurt,yogurda,yogurdu,krema,kaymak,kazein',
    ],
    [['lactose'], 'laktoz,laktoza,laktozu,laktozlu'],
    [['eggs'], 'yumurta,yumurtaya,yumurtayi,yumurtali,yumurta aki,yumurta akina,yumurta sarisi'],
    [['fish'], 'balik,baliga,baligi,balikli,somon,ton baligi,hamsi,levrek,cipura,alabalik'],
    [['crustaceans', 'molluscs'], 'deniz urunu,deniz urunleri,deniz urunlerine,deniz mahsulleri'],
    [['crustaceans', 'molluscs'], 'kabuklu deniz urunu,kabuklu deniz urunleri,kabuklu deniz urunlerine'],
    [['crustaceans'], 'kabuklular,karides,karidese,yengec,yengece,istakoz,istakoza,kerevit'],
    [['molluscs'], 'yumusakca,yumusakcalar,yumusakcalara,midye,midyeye,istiridye,kalamar,ahtapot,salyangoz'],
    [['soybeans'], 'soya,soyaya,soyali,soya fasulyesi,soya sosu,soya sutu,tofu'],
    [['celery'], 'kereviz,kerevize'],
    [['mustard'], 'hardal,hardala,hardalli'],
    [['sesame'], 'susam,susama,susamli,susam tohumu,tahin,tahine'],
    [['sulphites'], 'sulfit,sulfite,sulfitler,kukurt dioksit'],
    [['lupin'], 'aci bakla,aci baklaya,termiye'],
    [['vegetarian'], 'et yemem,et yemiyorum,et yemez,et yemiyor,et yemiyoruz,et siz'],
    [['no-pork'], 'domuz,domuz eti,domuz etine,jambon'],
    [['no-beef'], 'sigir,sigir eti,sigir etine,dana eti,dana etine'],
    [['no-alcohol'], 'alkol,alkole,alkolu,alkollu'],
    [[], 'hindistan cevizi,hindistan cevizine,hindistan cevizi sutu,hindistancevizi,pirinc sutu,kakao yagi'],
    [[], 'istiridye mantari,yer elmasi'],
  ],
  states: [
    [['gluten'], 'colyak,colyagim,colyak hastasi,colyak hastasiyim,colyak hastaligi,colyak hastaligim'],
    [['vegetarian'], 'vejetaryen,vejetaryenim,vejetaryeniz,vejeteryan,vejeteryanim'],
    [['vegan'], 'vegan,veganim,veganiz,vegan besleniyorum,vegan besleniyor'],
    [['pescatarian'], 'pesketaryen,pesketaryenim,pesketeryan,pesketeryanim'],
    [['halal'], 'helal,helal gida,helal yemek,helal et'],
    [['kosher'], 'koser,koser yemek'],
  ],
  needs:
    'alerji,alerjim,alerjisi,alerjimiz,alerjik,alerjigim,alerjiler,alerjilerim,reaksiyon,sorun,sorunum,problem',
  intoleranceWords:
    'intolerans,intoleransi,intoleransim,hassasiyet,hassasiyeti,hassasiyetim,duyarlilik,duyarliligi,duyarliligim',
  leaveOut: 'hic,hicbir,asla',
  negators:
    'yok,yoktur,degil,degilim,degiliz,degildir,hayir,yerim,yeriz,yer,yiyorum,yiyoruz,yiyor,yiyebilirim,yiyebiliriz,yiyebilir,icerim,iciyorum,icebilirim,severim,seviyorum,sorun degil,sorun olmaz,sorun yok,olabilir,artik yok',
  but: 'ama,fakat,ancak,lakin,haric,disinda',
  endings: 'siz,suz',
}
