import { kitchen as words } from '#languages/nl/kitchen'
import { openAfterClosingDays, openAfterMealDays } from '#links/rules/days'
import { Meanings, Picture } from '../document/document.tsx'
import type { CatererText } from '../en/text.ts'

const { counts, kitchen, menu, sheets } = words

export const caterer: CatererText = {
  lead: (
    <p>
      Een organisator heeft u een link voor de keuken gestuurd. U hebt geen account nodig en hoeft niets te
      installeren. Hier staat wat hij laat zien en hoe u antwoordt. De afbeeldingen tonen de pagina’s in het
      Engels.
    </p>
  ),
  plannerGuide: 'Hulp voor organisatoren (Engels)',
  parts: {
    link: {
      title: 'De link',
      body: (
        <>
          <p>
            De link laat zien wat er gekookt moet worden: de borden, elke gang en de gasten die iets anders
            nodig hebben. Hij toont de gangen en namen die de organisator voor u koos, dus de link van een
            collega kan andere tonen. Adressen toont hij nooit.
          </p>
          <p>
            Wie de link heeft, ziet wat gasten moeten vermijden: houd hem in de keuken. Hij werkt tot{' '}
            {openAfterMealDays} dagen na de maaltijd of, als er geen dag is opgegeven, tot{' '}
            {openAfterClosingDays} dagen nadat de antwoorden sluiten. De organisator kan hem eerder sluiten:
            dan wordt de pagina overal leeg waar ze openstaat.
          </p>
          <Picture name="caterer-course" on="phone">
            Een gang op een telefoon: eerst de aantallen, met wat er is gewijzigd.
          </Picture>
        </>
      ),
    },
    figures: {
      title: 'Wat de aantallen betekenen',
      body: (
        <Meanings
          of={[
            [kitchen.listedHead, 'Borden zoals ze op het menu staan.'],
            [
              kitchen.changedHead,
              'Borden voor gasten die in plaats van dat gerecht iets anders krijgen, met hun nummers.',
            ],
            [
              kitchen.totalHead,
              'Beide samen. De totalen van een gang zijn samen de borden van het evenement.',
            ],
            [
              kitchen.notChosen,
              'Gasten die voor die gang niet hebben gekozen. Heeft de organisator besloten wat ze krijgen, dan staat dat erbij.',
            ],
            [
              counts.ofThemYoung(3, 0),
              'Hoeveel van een gerecht voor kinderen zijn. Een kindergerecht staat onder de andere van zijn gang.',
            ],
            [
              `${kitchen.spare}, ${kitchen.extra}`,
              'Nooit in een totaal: reserveborden, en maaltijden voor mensen die geen gast zijn.',
            ],
          ]}
        />
      ),
    },
    specials: {
      title: 'Wie iets anders nodig heeft',
      body: (
        <>
          <Meanings
            of={[
              [
                'S14',
                'Een gast die iets anders nodig heeft. Het nummer geldt voor het hele evenement: het blijft als de gast zich bedenkt, en niemand anders krijgt het ooit. De buren aan tafel zegt het niets, dus het mag op een plaatskaartje.',
              ],
              [
                kitchen.needsLine([{ what: 'peanuts', how: 'allergy' }]),
                'Een allergie of coeliakie. Intoleranties en eigen keuzes staan kleiner en zeggen wat ze zijn.',
              ],
              ['‘geen satésaus’', 'De eigen woorden van de gast, zoals ze zijn ingevuld.'],
              [
                kitchen.wordsNotChecked,
                'Niemand heeft deze woorden nog met de gerechten vergeleken. Een gerecht zonder waarschuwing kan toch bevatten wat ze noemen: vraag het de organisator voordat u voor deze gast kookt.',
              ],
              [
                `${kitchen.ageMark.child}, ${kitchen.ageMark.infant}`,
                `Achter de naam van wie niet volwassen is. ‘${menu.noPlate}’ staat voor een kleintje dat niets van de keuken eet.`,
              ],
              [
                'PINDA’S NIET BEVESTIGD',
                'Niemand heeft nog gezegd of het gerecht pinda’s bevat. Dat betekent niet dat ze er niet in zitten.',
              ],
              [
                kitchen.notAgreed,
                'Het gerecht bevat wat de gast moet vermijden, en er is nog niet afgesproken wat die krijgt. Op de pagina van de gast staat dat het nog aan u gevraagd moet worden.',
              ],
            ]}
          />
          <Picture name="caterer-specials" on="phone">
            Speciale borden: elk met een nummer, wat te vermijden is en wat er gegeten wordt.
          </Picture>
        </>
      ),
    },
    live: {
      title: 'Live, en zonder internet',
      body: (
        <>
          <p>
            De regel bovenaan zegt <strong>live</strong> en de tijd. De pagina werkt zichzelf dan bij als een
            antwoord verandert. Staat er <strong>Geen verbinding sinds 18:02</strong>, dan ziet u wat om 18:02
            klopte. Het blijft staan en wordt bijgewerkt zodra er verbinding is. Niets van wat u invulde gaat
            verloren. Het is opgeslagen als de pagina dat zegt, niet eerder.
          </p>
          <p>
            Als de organisator het voor uw link toestaat, opent de pagina met{' '}
            <strong>{kitchen.keepHere}</strong> ook zonder internet, 24 uur lang, zoals ze bij de laatste
            verbinding was. In grote letters staat van wanneer dat is. Daarna wordt ze van de telefoon
            verwijderd, en ook als u op <strong>{kitchen.removeKept}</strong> drukt of als de telefoon weer
            online is nadat de link is gesloten.
          </p>
          <p>
            Met <strong>{kitchen.keepAwake}</strong> gaat het scherm van telefoon of tablet niet uit. De
            pagina maakt geen geluid.
          </p>
        </>
      ),
    },
    paper: {
      title: 'Papier',
      body: (
        <p>
          <strong>{kitchen.printSheet}</strong> print eerst de aantallen, dan iedereen die iets anders nodig
          heeft. Ernaast staan de gerechten per tafel, de speciale borden apart, bladen voor de bediening,
          gerechtkaartjes en, als de link alle namen toont, plaatskaartjes. Elk toont wat uw link toont, en
          niet meer. Bovenaan staat welk blad het is, of dat het geen genummerd blad is, en de tijd. Een
          geprint blad verandert niet: kijk voor het uitserveren op de link. Vernietig na afloop wat u hebt
          geprint, want er staan gasten op en wat ze moeten vermijden.
        </p>
      ),
    },
    confirm: {
      title: 'Bevestigen wat er in een gerecht zit',
      body: (
        <>
          <p>
            Druk op de naam van een gerecht om te zien wat erin zit en wat de eters moeten vermijden. Als de
            organisator het toestaat, ziet u ook <strong>{kitchen.confirmContents}</strong>. Eerst komt wat de
            gasten moeten vermijden die het gerecht kozen. Kies bij elk allergeen{' '}
            <em>{kitchen.stateLabel.contains}</em>, <em>{kitchen.stateLabel.may}</em> of{' '}
            <em>{kitchen.stateLabel.without}</em>, en laat wat u niet weet op{' '}
            <em>{kitchen.stateLabel.not_confirmed}</em> staan.
          </p>
          <p>
            <em>{kitchen.stateLabel.without}</em> kan alleen de keuken zeggen, een organisator niet. Het gaat
            over het recept, daarom staat ‘{kitchen.traces}’ er altijd bij. U en de organisator zien daar ook
            uw naam. Gasten zien ‘De keuken’ en de dag.
          </p>
          <p>
            Verandert een recept, zeg het dan hier. We vertellen het de gasten om wie het gaat, en wat voor
            hen was afgesproken staat weer open. Wat anderen invullen terwijl u het formulier open hebt,
            verschijnt erin en blijft; waar u het oneens bent, vragen we u wat moet gelden.
          </p>
        </>
      ),
    },
    instead: {
      title: 'Afspreken wat er in plaats daarvan komt',
      body: (
        <>
          <p>
            Als de organisator het toestaat, opent u <strong>{kitchen.specialsHead}</strong>, of drukt u onder
            een gerecht op een nummer als S14. Moet er iets worden afgesproken, schrijf het dan bij{' '}
            <strong>{kitchen.serveInstead}</strong>, met uw naam. De organisator ziet het meteen en de gast
            leest het in de bevestiging, dus schrijf het zoals de gast het moet lezen: ‘Komkommersalade’.
          </p>
          <p>
            Het bord telt dan onder <em>{kitchen.changedHead}</em>. Kiest de gast een ander gerecht of zegt
            die iets nieuws, of verandert het gerecht in wat de gast moet vermijden, dan staat het weer open
            en wordt het u nog eens gevraagd. Wijzigt iemand anders wat u afsprak, dan zegt uw pagina wat het
            was, wat nu geldt en van wie het komt; een link met een adres krijgt een e-mail.
          </p>
        </>
      ),
    },
    sheets: {
      title: 'Genummerde bladen, en ‘Ik heb … gezien’',
      body: (
        <>
          <p>
            De link toont altijd de aantallen van nu. Af en toe geeft de organisator een{' '}
            <strong>genummerd blad</strong> uit: blad 1, blad 2 en op het eind een definitief blad. Een
            uitgegeven blad verandert nooit. Een nieuwer blad vervangt het.
          </p>
          <p>
            Druk op de regel onder de balk, lees wat er is gewijzigd, vul uw naam in en druk op{' '}
            <strong>{sheets.haveSeen(3)}</strong>. De organisator leest dan wie welk blad heeft gezien, en
            wanneer. De link openen zegt alleen dat hij is geopend. Is er intussen een nieuwer blad, dan zegt
            de pagina dat en toont ze dat.
          </p>
        </>
      ),
    },
    differences: {
      title: 'Wat er sindsdien is gewijzigd',
      body: (
        <>
          <p>
            Een regel bovenaan telt wat er is gewijzigd sinds het blad dat u hebt gezien, tot u zegt dat u het
            volgende hebt gezien. Druk erop om alles te lezen. Elke regel begint in hoofdletters met waar het
            om gaat: eerst ALLERGIE, dan TAFEL, de gangen en GASTEN. ‘HOOFDGERECHT Ossenhaas 46 → 48 (+2)’
            betekent nu 48, twee meer dan op uw blad.
          </p>
          <Picture name="caterer-changes" on="phone">
            Wat er is gewijzigd sinds blad 1, dat Marta heeft gezien.
          </Picture>
          <p>
            Een wijziging na het definitieve blad is gemarkeerd, met erbij dat de keuken het nog niet weet.
            Niemand heeft het al met u afgesproken: bel de organisator als het te laat komt.
          </p>
        </>
      ),
    },
    ring: {
      title: 'Wie u belt',
      body: (
        <p>
          Het nummer van de organisator staat, als het is opgegeven, onderaan de pagina en bovenaan het
          papier. Er is geen chat: bel als het dringend is. Werkt de link niet, vraag de organisator dan om
          een nieuwe.
        </p>
      ),
    },
    never: {
      title: 'Wat we nooit zeggen',
      body: (
        <p>
          We geven door wat gasten, organisatoren en keukens schrijven. Wij kunnen het eten niet controleren:
          geen pagina, e-mail of blad van ons belooft dat iemand een gerecht verdraagt. Is er niets opgegeven,
          dan is het niet bevestigd. Alleen de keuken weet of een gast een gerecht kan eten, en de bediening
          zegt het aan tafel.
        </p>
      ),
    },
  },
}
