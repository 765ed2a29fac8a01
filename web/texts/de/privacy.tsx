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
      {site.name} sammelt, wer was isst, und sonst so wenig wie möglich. Hier steht für Gäste, was wir
      speichern, wer es sieht, wann wir es löschen und was Sie tun können.
    </p>
  ),
  parts: {
    'your-answer': {
      title: 'Was wir von Ihrer Antwort speichern',
      body: (
        <>
          <p>
            Wer eine Veranstaltung plant, entscheidet, wofür Ihre Angaben gebraucht werden. Wir verarbeiten
            sie in deren Auftrag.
          </p>
          <ul>
            <li>Die Namen der Personen in Ihrer Gruppe und was jede gewählt hat.</li>
            <li>
              Eine E-Mail-Adresse nur, wenn die Veranstaltung danach fragt und Sie oder, für Sie, die
              Gastgeber eine angeben: für Ihren Link, für Nachrichten zu Ihren Gerichten und zur Veranstaltung
              und für Erinnerungen, wenn eine Wahl fehlt.
            </li>
            <li>
              Wenn Sie absagen: die Namen und die Adresse, die Sie angeben, und sonst nichts. Dafür gelten
              dieselben Fristen wie für andere Antworten.
            </li>
            <li>
              Wenn die Gastgeber eine Gästeliste führen und Sie darauf stehen: Namen und Größe Ihrer Gruppe
              und, wo die Gastgeber es eintragen, E-Mail-Adresse, Telefonnummer, Sprache, Tisch und eine
              Notiz. Von Ihrem persönlichen Link behalten wir nur einen Hash.
            </li>
            <li>
              Wenn die Gastgeber Ihnen über uns schreiben: welche E-Mail wann an Ihre Gruppe ging und ob sie
              ankam, {mailKeptDays} Tage lang. Jede dieser E-Mails hat einen Link, mit dem Sie sie
              abbestellen. Damit das gilt, behalten wir dann einen Hash Ihrer Adresse, aus dem sie sich nicht
              zurückgewinnen lässt.
            </li>
            <li>Wann Sie geantwortet und zuletzt geändert haben und in welcher Sprache.</li>
          </ul>
        </>
      ),
    },
    'your-needs': {
      title: 'Was Sie meiden müssen, behandeln wir als Gesundheitsdaten',
      body: (
        <>
          <p>
            Was jemand meiden muss, kann etwas über Gesundheit oder Glauben sagen. Die Angabe ist freiwillig.
            Wir fragen nur, damit Sie etwas bekommen, das Sie essen können, und wir verarbeiten sie mit Ihrer
            ausdrücklichen Einwilligung: Sie geben sie, indem Sie auf den Knopf drücken, der mit „Ich stimme
            zu“ beginnt. Was Sie eingegeben, aber nicht weitergegeben haben, wird nicht an uns gesendet: Es
            bleibt auf Ihrem Gerät.
          </p>
          <p>
            Gespeichert wird, was Sie angekreuzt und was Sie geschrieben haben, dazu Zeitpunkt, Wortlaut und
            Sprache Ihrer Einwilligung, ob jemand ein Kind oder Kleinkind ist, wo die Veranstaltung danach
            fragt, was Ihnen zu Ihren Gerichten gesagt wurde, was Sie sich gewünscht haben und was stattdessen
            vereinbart wurde.
          </p>
          <p>
            Wenn Sie etwas für andere in Ihrer Gruppe eingeben, müssen diese zustimmen oder Ihre Kinder sein.
            Bis zum Essen können Sie alles über Ihren Link entfernen, auch nach Ende der Frist; auf gedruckten
            Blättern kann es stehen bleiben.
          </p>
        </>
      ),
    },
    'seen-by': {
      title: 'Wer es sieht',
      body: (
        <>
          <p>
            Ihre Antwort sehen Sie über Ihren Link und die, die die Veranstaltung planen. Die Küche sieht über
            einen Link, den die Gastgeber für sie anlegen, und auf Papier, wie viele von jedem Gericht
            gebraucht werden und wer etwas anderes braucht: was Sie meiden müssen, Ihre Worte, Ihre Gerichte
            und, wenn die Gastgeber es erlauben, Ihren Namen, nie Ihre E-Mail-Adresse. Andere Gäste sehen
            nichts davon.
          </p>
          <p>
            Cloudflare, Inc. betreibt für uns Server und Datenbank und sendet unsere E-Mails. Wir verkaufen
            keine Daten und nutzen sie nicht für Werbung.
          </p>
        </>
      ),
    },
    'erased-when': {
      title: 'Wann wir es löschen',
      body: (
        <ul>
          <li>
            Was Sie meiden müssen, mit Ihrer Einwilligung: {keptAfterDays} Tage nach dem Tag des Essens; ist
            kein Tag bekannt, mit den Namen. Sofort, wenn Sie es entfernen, Ihre Antwort zurückziehen oder
            Ihre Daten löschen.
          </li>
          <li>
            Namen und E-Mail-Adressen: {erasedAfterDays} Tage nach Ende der Frist; wurde die Frist verschoben,
            spätestens {latestAfterDays} Tage nach der ersten, aber nie früher als {keptAfterDays} Tage nach
            der letzten oder nach dem Essen. Zahlen und Gerichte bleiben, ohne Namen.
          </li>
          <li>Eine Antwort, die Sie zurückziehen: Namen, Allergien und Adresse sofort.</li>
          <li>
            Stehen Sie auf einer Gästeliste und antworten nie: dann, wenn Allergien gelöscht werden; sonst mit
            Ihrer Antwort.
          </li>
          <li>
            Aus Sicherungskopien verschwindet alles {restorableDays} Tage später. Müssen wir eine einspielen,
            löschen wir sofort noch einmal, was gelöscht war.
          </li>
        </ul>
      ),
    },
    'your-device': {
      title: 'Was auf Ihrem Gerät bleibt',
      body: (
        <>
          <p>Keine Cookies für Werbung oder Statistik. Als Gast speichern wir auf Ihrem Gerät nur:</p>
          <ul>
            <li>die Sprache, die Sie gewählt haben, ein Jahr lang;</li>
            <li>Ihre Antwort auf den Hinweis zu Cookies;</li>
            <li>den Entwurf Ihrer Antwort, bis Sie ihn absenden;</li>
            <li>
              den Link zu einer gesendeten Antwort, damit Sie sie wiederfinden, und ein Cookie mit den Codes
              dieser Veranstaltungen, höchstens ein Jahr lang. Auf der Startseite können Sie ihn entfernen;
            </li>
            <li>
              was eine Seite der nächsten übergibt, und wie weit Sie gelesen haben, bis Sie den Tab schließen.
            </li>
          </ul>
        </>
      ),
    },
    'your-rights': {
      title: 'Ihre Rechte',
      body: (
        <>
          <p>
            Sie können Auskunft verlangen, Angaben berichtigen, löschen, einschränken oder mitnehmen und der
            Verarbeitung widersprechen. Bis zum Ende der Frist ändern Sie Ihre Antwort über Ihren Link selbst
            oder ziehen sie zurück; was Sie meiden müssen, entfernen Sie bis zum Essen; danach löschen Sie
            dort Namen, Allergien und Adresse. Ohne den Link fragen Sie die Gastgeber oder uns.
          </p>
          <p>
            Ihre Einwilligung können Sie jederzeit für die Zukunft widerrufen. Für alles Weitere schreiben Sie
            an <Mail to={site.supportEmail} />: Wir antworten innerhalb eines Monats und bitten Sie
            gegebenenfalls um einen Nachweis, dass Sie es sind. Sie können sich auch bei der
            Datenschutzbehörde Ihres Wohnorts beschweren.
          </p>
        </>
      ),
    },
    rest: {
      title: 'Die ganze Erklärung auf Englisch',
      body: (
        <p>
          Hier endet, was Gäste betrifft. Die vollständige Datenschutzerklärung, auch für Veranstalter, gibt
          es bisher nur auf Englisch. Sie folgt hier.
        </p>
      ),
    },
  },
}
