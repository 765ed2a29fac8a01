import type { NeedWords } from './need-words.ts'

/**
 * Names of needs in Polish, in the cases in which they are written. The bare “ser” (cheese), “malż” (mussel), “je” (eats) and
 * “raki” (crayfish) are left out: they are common words of other languages.
 */
export const polish: NeedWords = {
  foods: [
    [['nuts', 'peanuts'], 'orzech,orzecha,orzechy,orzechow,orzechami,orzechach,orzeszki,orzeszkow'],
    [['peanuts'], 'orzeszki ziemne,orzeszkow ziemnych,orzech ziemny,orzechy ziemne,orzechow ziemnych'],
    [['peanuts'], 'orzeszki arachidowe,orzeszkow arachidowych,orzechy arachidowe,orzechow arachidowych'],
    [['peanuts'], 'arachidy,arachidow,fistaszek,fistaszki,fistaszkow,maslo orzechowe,masla orzechowego'],
    [['almonds'], 'migdal,migdaly,migdalow,mleko migdalowe,mleka migdalowego,marcepan,marcepanu'],
    [['hazelnuts'], 'orzech laskowy,orzechy laskowe,orzechow laskowych'],
    [['walnuts'], 'orzech wloski,orzechy wloskie,orzechow wloskich'],
    [['cashews'], 'nerkowiec,nerkowce,nerkowcow,orzechy nerkowca,orzechow nerkowca'],
    [['pecans'], 'pekany,pekanow,orzechy pekan,orzechow pekan,orzeszki pekan,orzeszkow pekan'],
    [['brazil-nuts'], 'orzechy brazylijskie,orzechow brazylijskich'],
    [['pistachios'], 'pistacja,pistacje,pistacji'],
    [['macadamias'], 'makadamia,orzechy makadamia,orzechow makadamia'],
    [['pine-nuts'], 'orzeszki piniowe,orzeszkow piniowych,orzeszki pinii,orzeszkow pinii'],
    [['gluten'], 'gluten,glutenu,glutenem'],
    [['wheat'], 'pszenica,pszenicy,pszenice,maka pszenna,maki pszennej,make pszenna,orkisz,orkiszu'],
    [['rye'], 'zyto,zyta'],
    [['barley'], 'jeczmien,jeczmienia'],
    [['oats'], 'owies,owsa,platki owsiane,platkow owsianych,mleko owsiane,mleka owsianego'],
    [['milk'], 'mleko,mleka,mlekiem,mleko krowie,mleka krowiego,bialko mleka,bialka mleka'],
    [['milk'], 'nabial,nabialu,nabialem,produkty mleczne,produktow mlecznych,kazeina,kazeiny,kazeine'],
    [
      ['milk'],
      'sery,serow,z serem,zolty ser,zoltego sera,bialy ser,bialego sera,twarog,twarogu,jogurt,jogurtu',
    ],
    [['milk'], 'smietana,smietany,smietane,smietanka,smietanki,maslo,masla,maslem,serwatka,serwatki'],
    [['lactose'], 'laktoza,laktozy,laktoze'],
    [['eggs'], 'jajo,jaja,jaj,jajko,jajka,jajek,jajkami,bialko jaja,bialka jaja,bialko jajka,bialka jajka'],
    [['fish'], 'ryba,ryby,ryb,rybe,rybami,losos,lososia,tunczyk,tunczyka,dorsz,dorsza,sledz,sledzia,sledzie'],
    [['crustaceans', 'molluscs'], 'owoce morza,owocow morza,owocami morza'],
    [['crustaceans'], 'skorupiak,skorupiaki,skorupiakow,krewetka,krewetki,krewetek,krab,kraby,krabow'],
    [['crustaceans'], 'homar,homary,homara,homarow,langusta,langusty'],
    [['molluscs'], 'mieczak,mieczaki,mieczakow,malze,malzy,ostryga,ostrygi,ostryg'],
    [['molluscs'], 'kalmar,kalmary,kalmarow,osmiornica,osmiornicy,osmiornice,slimak,slimaki,slimakow'],
    [['soybeans'], 'soja,soi,soje,sojowe,mleko sojowe,mleka sojowego,sos sojowy,sosu sojowego,tofu'],
    [['celery'], 'seler,selera,selery,selerow,selerem'],
    [['mustard'], 'gorczyca,gorczycy,gorczyce,musztarda,musztardy,musztarde'],
    [['sesame'], 'sezam,sezamu,sezamem,nasiona sezamu,nasion sezamu,tahini'],
    [['sulphites'], 'siarczyn,siarczyny,siarczynow,dwutlenek siarki,dwutlenku siarki'],
    [['lupin'], 'lubin,lubinu'],
    [['vegetarian'], 'mieso,miesa,miesem'],
    [['no-pork'], 'wieprzowina,wieprzowiny,wieprzowine,szynka,szynki,szynke,boczek,boczku'],
    [['no-beef'], 'wolowina,wolowiny,wolowine'],
    [['no-alcohol'], 'alkohol,alkoholu,alkoholem'],
    [[], 'orzech kokosowy,orzechy kokosowe,mleko kokosowe,mleka kokosowego,mleko ryzowe,mleka ryzowego'],
    [[], 'maslo kakaowe,masla kakaowego,czerwone mieso,czerwonego miesa'],
  ],
  states: [
    [
      ['gluten'],
      'celiakia,celiakie,celiakii,bezglutenowo,bezglutenowa,bezglutenowe,bezglutenowy,bezglutenowej',
    ],
    [['lactose'], 'bezlaktozowo,bezlaktozowa,bezlaktozowe,bezlaktozowej'],
    [
      ['vegetarian'],
      'wegetarianin,wegetarianinem,wegetarianka,wegetarianie,wegetarianizm,wege,jarosz,jarskie',
    ],
    [
      ['vegetarian'],
      'wegetariansko,wegetarianska,wegetarianskie,wegetarianski,jem wegetariansko,je wegetariansko',
    ],
    [['vegan'], 'weganin,weganinem,weganka,weganie,weganizm'],
    [['vegan'], 'wegansko,weganska,weganskie,weganski,jem wegansko,je wegansko'],
    [['pescatarian'], 'peskatarianin,peskatarianinem,peskatarianka,peskatarianie,peskatarianizm'],
    [['pescatarian'], 'peskatariansko,peskatarianska,peskatarianskie,pescowegetarianin,pescowegetarianka'],
    [['halal'], 'halal'],
    [['kosher'], 'koszernie,koszerna,koszerne,koszer'],
  ],
  needs:
    'alergia,alergie,alergii,alergiczny,alergiczna,alergik,alergikiem,alergiczka,uczulenie,uczulenia,uczulony,uczulona,uczuleni,reakcja,reakcje,problem,problemy,problemow',
  intoleranceWords: 'nietolerancja,nietolerancje,nietolerancji,nadwrazliwosc,nadwrazliwosci',
  leaveOut:
    'bez,jem bez,je bez,jemy bez,zadnych,zadnego,zadnej,bez zadnych,bez zadnego,bez zadnej,ani,nie jem,nie jem zadnych,nie jemy,nie je,nie jadam,nie jada,nie moge,nie moze,nie moge jesc,nie moze jesc,nie mozemy jesc,nie wolno mi jesc,nie pije,nie pijemy,nie lubie,nie lubi,nie toleruje,nie toleruje zadnych,nie trawie,nie moze zawierac',
  negators:
    'nie,nigdy,brak,zaden,zadna,zadne,nic,nikt,jem,jemy,jadam,jada,moge jesc,moze jesc,lubie,lubi,uwielbiam,toleruje,pije,ok,okej,dobrze,w porzadku,moze byc,moga byc,bez problemu,bez problemow,juz nie',
  but: 'ale,lecz,oprocz,poza,procz,z wyjatkiem,za wyjatkiem,natomiast',
}
