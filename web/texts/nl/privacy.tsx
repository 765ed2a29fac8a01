import { site } from '#core/site'
import {
  erasedAfterDays,
  keptAfterDays,
  latestAfterDays,
  mailKeptDays,
  restorableDays,
} from '#retention/rules'
import { Mail } from '../document/document.tsx'
import type { PrivacyText } from '../en/text.ts'

export const privacy: PrivacyText = {
  lead: (
    <p>
      {site.name} verzamelt wie wat eet, en verder zo weinig mogelijk. Hier lezen gasten wat we bewaren, wie
      het ziet, wanneer we het wissen en wat ze kunnen doen.
    </p>
  ),
  parts: {
    'your-answer': {
      title: 'Wat we van uw antwoord bewaren',
      body: (
        <>
          <p>
            De organisator van het evenement bepaalt waarvoor uw gegevens nodig zijn; wij verwerken ze in
            opdracht.
          </p>
          <ul>
            <li>De namen van de mensen in uw gezelschap, en wat ieder koos.</li>
            <li>
              Een e-mailadres, alleen als het evenement ernaar vraagt en u, of de organisator voor u, er een
              geeft: voor uw link, nieuws over uw gerechten en het evenement, en herinneringen als een keuze
              ontbreekt.
            </li>
            <li>
              Als u afzegt: de namen en het adres die u geeft, en verder niets. We bewaren en wissen ze zoals
              andere antwoorden.
            </li>
            <li>
              Als de organisator een gastenlijst bijhoudt en u erop staat: de namen en grootte van uw
              gezelschap en, als die worden toegevoegd, e-mailadres, telefoonnummer, taal, tafel en een
              notitie. Van uw persoonlijke link bewaren we alleen een hash.
            </li>
            <li>
              Als de organisator u via ons schrijft: welke e-mail wanneer naar uw gezelschap ging en of die
              aankwam, {mailKeptDays} dagen lang. Elk van die e-mails heeft een link om ze te stoppen. Om dat
              te laten gelden, bewaren we dan een hash van uw adres, waaruit het niet terug te halen is.
            </li>
            <li>Wanneer het antwoord is gegeven en het laatst is gewijzigd, en in welke taal.</li>
          </ul>
        </>
      ),
    },
    'your-needs': {
      title: 'Wat u moet vermijden, is een gezondheidsgegeven',
      body: (
        <>
          <p>
            Wat iemand moet vermijden, kan iets zeggen over gezondheid of geloof. Het is vrijwillig. We vragen
            het alleen zodat u iets krijgt wat u kunt eten, en we verwerken het met uw uitdrukkelijke
            toestemming: die geeft u door op de knop te drukken die begint met ‘Ik ga ermee akkoord’. Wat u
            invulde maar niet doorgaf, wordt niet naar ons gestuurd: het blijft op uw apparaat.
          </p>
          <p>
            We bewaren wat u aanvinkte en schreef, met het moment, de tekst en de taal van uw toestemming, of
            het een kind of kleintje is als het evenement dat vraagt, wat u over uw gerechten is verteld, wat
            u vroeg en wat in plaats daarvan is afgesproken.
          </p>
          <p>
            Vult u het voor anderen in uw gezelschap in, dan moeten zij akkoord gaan of uw kinderen zijn. U
            kunt alles via uw link verwijderen tot de maaltijd, ook na de uiterste datum; op geprinte bladen
            kan het blijven staan.
          </p>
        </>
      ),
    },
    'seen-by': {
      title: 'Wie het ziet',
      body: (
        <>
          <p>
            Uw antwoord ziet u, via uw link, en wie het evenement plannen. Via een link die voor haar wordt
            gemaakt, en op papier, ziet de keuken hoeveel er van elk gerecht nodig is en wie iets anders nodig
            heeft: wat u moet vermijden, uw woorden, uw gerechten en, als de organisator het toestaat, uw
            naam; nooit uw e-mailadres. Andere gasten zien er niets van.
          </p>
          <p>
            Cloudflare, Inc. beheert voor ons servers en database en verstuurt onze e-mails. We verkopen geen
            gegevens en gebruiken ze niet voor reclame.
          </p>
        </>
      ),
    },
    'erased-when': {
      title: 'Wanneer we het wissen',
      body: (
        <ul>
          <li>
            Wat u moet vermijden, met uw toestemming: {keptAfterDays} dagen na de dag van de maaltijd; is die
            niet bekend, dan samen met de namen. Meteen als u het verwijdert, uw antwoord intrekt of uw
            gegevens wist.
          </li>
          <li>
            Namen en e-mailadressen: {erasedAfterDays} dagen na de uiterste datum; is die verschoven, dan
            uiterlijk {latestAfterDays} dagen na de eerste, maar nooit eerder dan {keptAfterDays} dagen na de
            laatste of na de maaltijd. Aantallen en gerechten blijven, zonder namen.
          </li>
          <li>Een antwoord dat u intrekt: namen, allergieën en adres meteen.</li>
          <li>
            Staat u op een gastenlijst en antwoordt u nooit: wanneer de allergieën worden gewist; anders met
            uw antwoord.
          </li>
          <li>
            Uit reservekopieën is alles {restorableDays} dagen later weg. Moeten we er een terugzetten, dan
            wissen we meteen opnieuw wat gewist was.
          </li>
        </ul>
      ),
    },
    'your-device': {
      title: 'Wat op uw apparaat blijft',
      body: (
        <>
          <p>Geen cookies voor reclame of statistiek. Van een gast bewaren we op het apparaat alleen:</p>
          <ul>
            <li>de taal die u koos, een jaar lang;</li>
            <li>uw antwoord op de melding over cookies;</li>
            <li>het concept van uw antwoord, tot u het verstuurt;</li>
            <li>
              de link van een verstuurd antwoord, om het terug te vinden, en een cookie met de codes van die
              evenementen, hoogstens een jaar. Op de startpagina kunt u die verwijderen;
            </li>
            <li>wat de ene pagina aan de volgende doorgeeft en tot waar u las, tot u het tabblad sluit.</li>
          </ul>
        </>
      ),
    },
    'your-rights': {
      title: 'Uw rechten',
      body: (
        <>
          <p>
            U kunt vragen uw gegevens in te zien, te verbeteren, te wissen, te beperken of mee te nemen, en
            bezwaar maken. Tot de uiterste datum wijzigt u uw antwoord via uw link of trekt u het in; wat u
            moet vermijden, tot de maaltijd; daarna wist u daar namen, allergieën en adres. Zonder de link
            vraagt u het de organisator of ons.
          </p>
          <p>
            U kunt uw toestemming altijd intrekken, voor de toekomst. Schrijf voor al het andere naar{' '}
            <Mail to={site.supportEmail} />: we antwoorden binnen een maand en kunnen u vragen te laten zien
            dat u het bent. U kunt ook een klacht indienen bij de privacytoezichthouder van uw woonplaats.
          </p>
        </>
      ),
    },
    rest: {
      title: 'De hele verklaring, in het Engels',
      body: (
        <p>
          Hier eindigt wat gasten aangaat. De volledige privacyverklaring, ook voor organisatoren, is er
          voorlopig alleen in het Engels. Ze volgt hier.
        </p>
      ),
    },
  },
}
