import { partyMax } from '#core/limits'
import { guest as words } from '#languages/nl/guest'
import { erasedAfterDays, keptAfterDays } from '#retention/rules'
import { Meanings, Picture } from '../document/document.tsx'
import type { GuestText } from '../en/text.ts'

const { events, menu, party, decline, receipt } = words

export const guest: GuestText = {
  lead: (
    <p>
      U bent uitgenodigd en mag uw menu kiezen. U hebt de code van het evenement nodig en een paar minuten. Zo
      gaat het. De afbeeldingen tonen de pagina’s in het Engels.
    </p>
  ),
  enterCode: 'Code invullen',
  parts: {
    code: {
      title: 'Vul uw code in',
      body: (
        <>
          <p>
            Op uw uitnodiging staat een code van zes letters en cijfers, een link of een QR-code voor de
            camera van uw telefoon. De link en de QR-code brengen u meteen naar het menu. Hebt u een code, vul
            die dan in op de startpagina en druk op <strong>{events.accessMenu}</strong>. Hoofdletters of
            kleine letters maakt niet uit.
          </p>
          <Picture name="guest-code" on="phone">
            De startpagina met een ingevulde code.
          </Picture>
        </>
      ),
    },
    you: {
      title: 'Vertel wie u bent',
      body: (
        <>
          <ul>
            <li>
              <strong>Uw naam</strong>, zodat de organisator weet voor wie het bord is.
            </li>
            <li>
              <strong>Uw e-mailadres</strong>, bij sommige evenementen en alleen als u dat wilt. Daar sturen
              we de link om uw antwoord te wijzigen, nieuws over uw gerechten of het evenement, en een
              herinnering als er nog een keuze ontbreekt.
            </li>
            <li>
              <strong>Allergieën of dieetwensen</strong>, als die er zijn: vink aan wat u moet vermijden, of
              schrijf het in uw eigen woorden. Met één knop geeft u het door aan de organisator, iedereen die
              meeplant en de keuken, en aan niemand anders; tot de maaltijd kunt u het verwijderen. Het wordt{' '}
              {keptAfterDays} dagen na de maaltijd gewist. Wij kunnen het eten niet controleren: zeg het die
              dag ook tegen de bediening.
            </li>
            <li>
              <strong>Met hoeveel u bent</strong>, uzelf meegeteld, hoogstens {partyMax}. Voor een stel of een
              gezin is één antwoord genoeg.
            </li>
          </ul>
          <Picture name="guest-you" on="phone">
            De eerste stap: naam, allergieën en met hoeveel u bent.
          </Picture>
        </>
      ),
    },
    dishes: {
      title: 'Kies uw gerechten',
      body: (
        <>
          <p>
            Tik op het gerecht dat u wilt: het krijgt een vinkje. Tik er nog eens op, of op{' '}
            <strong>{menu.clearChoice}</strong>, om het ongedaan te maken. U mag een gang overslaan. Waar een
            antwoord nodig is, kiest u een gerecht of <strong>{menu.noneName}</strong>.
          </p>
          <Picture name="guest-dishes" on="phone">
            Een gang met zijn gerechten. Het gekozen gerecht heeft een vinkje.
          </Picture>
          <p>
            Onder elk gerecht staat wat het bevat, voor zover dat is opgegeven. Komen er anderen met u mee,
            dan vraagt de volgende stap voor ieder naam, allergieën en gerechten. Tik op een naam om naar die
            persoon te gaan; één knop neemt uw eigen keuzes over.
          </p>
        </>
      ),
    },
    send: {
      title: 'Kijk alles na en verstuur',
      body: (
        <>
          <p>
            De laatste stap toont alles op één pagina, met bovenaan wat nog ontbreekt. Druk op{' '}
            <strong>{party.change}</strong> naast een naam om iets te verbeteren. Klopt alles, verstuur het
            dan. Het is opgeslagen zodra de pagina <strong>{party.submittedShort}</strong> zegt en u bedankt.
            Lukte het niet, dan zegt de pagina dat en blijft staan wat u invulde: probeer het nog eens.
          </p>
          <Picture name="guest-review" on="phone">
            De laatste stap, met alles op één pagina.
          </Picture>
        </>
      ),
    },
    interrupted: {
      title: 'Als u wordt onderbroken',
      body: (
        <p>
          Sluit u de pagina, valt het bereik weg of raakt de batterij leeg, dan blijft op uw apparaat staan
          wat u invulde. Open daar dezelfde link en ga verder waar u was.
        </p>
      ),
    },
    change: {
      title: 'Uw antwoord wijzigen of intrekken',
      body: (
        <>
          <p>
            Na het versturen krijgt u <strong>uw eigen link</strong>. Kopieer die, of bewaar de e-mail. Op
            hetzelfde apparaat staat uw antwoord ook op de startpagina en op de pagina van het evenement. Tot
            de uiterste datum kunt u met de link namen, gerechten, allergieën en het aantal personen wijzigen,
            of het hele antwoord intrekken.
          </p>
          <p>
            Kunt u niet komen, druk dan op <strong>{decline.cannotCome}</strong> waar u uw naam invult, of op
            de pagina van uw link. U neemt dan geen plaats in, en tot de uiterste datum kunt u zich bedenken.
          </p>
          <p>
            Wie de link heeft, kan uw antwoord wijzigen: geef hem alleen aan wie u vertrouwt. Op een apparaat
            dat niet van u is, drukt u op de startpagina op <strong>{receipt.hideHere}</strong>.
          </p>
        </>
      ),
    },
    deadline: {
      title: 'De uiterste datum',
      body: (
        <p>
          De pagina toont de laatste dag om te kiezen, met de tijdzone. De hele dag telt, tot middernacht
          daar. Na uw antwoord kunt u die dag in uw agenda zetten. Is de datum voorbij, dan laat uw link nog
          steeds zien wat u koos.
        </p>
      ),
    },
    messages: {
      title: 'Wat een melding betekent',
      body: (
        <Meanings
          of={[
            [
              events.eventNotFoundHome,
              'Geen evenement heeft deze code. Vergelijk hem met uw uitnodiging: een 5 kan een S zijn, een 2 een Z. Klopt hij, vraag het dan aan de organisator.',
            ],
            [
              events.deadlinePassed,
              'Hier is het te laat om te kiezen. Vraag de organisator of een wijziging nog kan.',
            ],
            [menu.noCategories, 'Het menu staat er nog niet. Probeer het over een paar dagen.'],
            [
              menu.menuChanged,
              'Er is een gerecht geschrapt terwijl u koos. De rest van uw keuzes staat er nog; kies alleen dat ene opnieuw.',
            ],
            [
              events.partyDoesNotFit({ guestLimit: 80, registeredGuests: 78 }),
              'Uw gezelschap is groter dan het aantal vrije plaatsen. Maak het kleiner, of vraag de organisator om meer plaatsen.',
            ],
            [
              party.linkExpired,
              'Na de uiterste datum kan er niets meer worden gewijzigd. U kunt uw keuzes nog lezen en printen, of uw gegevens wissen.',
            ],
          ]}
        />
      ),
    },
    privacy: {
      title: 'Wie ziet wat u invult',
      body: (
        <p>
          De organisator, en wie op het evenement koken en bedienen. Andere gasten niet. Namen en adressen
          worden {erasedAfterDays} dagen na de uiterste datum gewist, en wat u moet vermijden {keptAfterDays}{' '}
          dagen na de maaltijd als de dag bekend is. Na de uiterste datum kunt u ook alles zelf wissen via uw
          link. Meer in de <a href="/privacy-policy">privacyverklaring</a>.
        </p>
      ),
    },
  },
}
