import { partyMax } from '#core/limits'
import { guest as words } from '#languages/de/guest'
import { erasedAfterDays, keptAfterDays } from '#retention/rules'
import { Meanings, Picture } from '../document/document.tsx'
import type { GuestText } from '../en/text.ts'

const { events, menu, party, decline, receipt } = words

export const guest: GuestText = {
  lead: (
    <p>
      Sie sind eingeladen und sollen Ihr Menü wählen. Dafür brauchen Sie den Code der Veranstaltung und ein
      paar Minuten. So geht es. Die Bilder zeigen die Seiten auf Englisch.
    </p>
  ),
  enterCode: 'Code eingeben',
  parts: {
    code: {
      title: 'Code eingeben',
      body: (
        <>
          <p>
            Auf Ihrer Einladung steht ein Code aus sechs Buchstaben und Ziffern, ein Link oder ein QR-Code für
            die Kamera Ihres Handys. Link und QR-Code führen direkt zum Menü. Einen Code geben Sie auf der
            Startseite ein und drücken dann <strong>{events.accessMenu}</strong>. Groß- und Kleinschreibung
            spielen keine Rolle.
          </p>
          <Picture name="guest-code" on="phone">
            Die Startseite mit eingegebenem Code.
          </Picture>
        </>
      ),
    },
    you: {
      title: 'Sagen Sie, wer Sie sind',
      body: (
        <>
          <ul>
            <li>
              <strong>Ihr Name</strong>, damit die Gastgeber wissen, für wen der Teller ist.
            </li>
            <li>
              <strong>Ihre E-Mail-Adresse</strong>, bei manchen Veranstaltungen und nur, wenn Sie möchten.
              Dorthin schicken wir den Link zum Ändern, Nachrichten zu Ihren Gerichten oder zur Veranstaltung
              und eine Erinnerung, wenn noch etwas fehlt.
            </li>
            <li>
              <strong>Allergien oder Besonderheiten beim Essen</strong>, falls es welche gibt: Kreuzen Sie an,
              was Sie meiden müssen, oder schreiben Sie es mit eigenen Worten. Mit einem Knopf geben Sie es an
              die Gastgeber, an alle, die mitplanen, und an die Küche weiter, und an niemanden sonst. Bis zum
              Essen können Sie es wieder entfernen. {keptAfterDays} Tage nach dem Essen wird es gelöscht. Wir
              können das Essen nicht prüfen: Bitte sagen Sie es an dem Tag auch dem Service.
            </li>
            <li>
              <strong>Wie viele Sie sind</strong>, Sie selbst mitgezählt, höchstens {partyMax}. Für ein Paar
              oder eine Familie genügt eine Antwort.
            </li>
          </ul>
          <Picture name="guest-you" on="phone">
            Der erste Schritt: Name, Allergien und wie viele Sie sind.
          </Picture>
        </>
      ),
    },
    dishes: {
      title: 'Gerichte wählen',
      body: (
        <>
          <p>
            Tippen Sie auf das Gericht, das Sie möchten: Es bekommt ein Häkchen. Tippen Sie noch einmal darauf
            oder auf <strong>{menu.clearChoice}</strong>, und die Wahl ist aufgehoben. Einen Gang dürfen Sie
            auslassen. Wo eine Antwort verlangt wird, wählen Sie ein Gericht oder{' '}
            <strong>{menu.noneName}</strong>.
          </p>
          <Picture name="guest-dishes" on="phone">
            Ein Gang mit seinen Gerichten. Das gewählte hat ein Häkchen.
          </Picture>
          <p>
            Unter jedem Gericht steht, was es enthält, soweit das angegeben wurde. Kommen andere mit Ihnen,
            fragt der nächste Schritt für jede Person nach Name, Allergien und Gerichten. Tippen Sie auf einen
            Namen, um zu dieser Person zu wechseln; ein Knopf übernimmt Ihre eigene Wahl.
          </p>
        </>
      ),
    },
    send: {
      title: 'Prüfen und absenden',
      body: (
        <>
          <p>
            Der letzte Schritt zeigt alles auf einer Seite. Was noch fehlt, steht oben. Mit{' '}
            <strong>{party.change}</strong> neben einem Namen verbessern Sie etwas. Wenn alles stimmt, senden
            Sie es ab. Gespeichert ist es, sobald <strong>{party.submittedShort}</strong> erscheint. Hat es
            nicht geklappt, sagt die Seite das und behält, was Sie eingegeben haben: Versuchen Sie es noch
            einmal.
          </p>
          <Picture name="guest-review" on="phone">
            Der letzte Schritt mit allem auf einer Seite.
          </Picture>
        </>
      ),
    },
    interrupted: {
      title: 'Wenn Sie unterbrochen werden',
      body: (
        <p>
          Wenn Sie die Seite schließen, der Empfang abbricht oder der Akku leer ist, bleibt alles auf Ihrem
          Gerät, was Sie eingegeben haben. Öffnen Sie dort denselben Link, und machen Sie weiter, wo Sie
          waren.
        </p>
      ),
    },
    change: {
      title: 'Antwort ändern oder zurückziehen',
      body: (
        <>
          <p>
            Nach dem Absenden bekommen Sie <strong>Ihren eigenen Link</strong>. Kopieren Sie ihn, oder heben
            Sie die E-Mail auf. Auf demselben Gerät finden Sie Ihre Antwort auch auf der Startseite und auf
            der Seite der Veranstaltung. Bis zum Ende der Frist können Sie mit dem Link Namen, Gerichte,
            Allergien und die Zahl der Personen ändern oder die ganze Antwort zurückziehen.
          </p>
          <p>
            Wenn Sie nicht kommen können, drücken Sie <strong>{decline.cannotCome}</strong>, dort, wo Sie
            Ihren Namen eingeben, oder auf der Seite hinter Ihrem Link. Sie belegen dann keinen Platz, und bis
            zum Ende der Frist können Sie es sich anders überlegen.
          </p>
          <p>
            Wer den Link hat, kann Ihre Antwort ändern: Geben Sie ihn nur weiter, wem Sie vertrauen. Auf einem
            fremden Gerät drücken Sie auf der Startseite <strong>{receipt.hideHere}</strong>.
          </p>
        </>
      ),
    },
    deadline: {
      title: 'Die Frist',
      body: (
        <p>
          Die Seite zeigt den letzten Tag für Ihre Wahl und die Zeitzone. Der ganze Tag zählt, bis dort
          Mitternacht ist. Nach Ihrer Antwort können Sie ihn in Ihren Kalender übernehmen. Ist die Frist
          vorbei, zeigt Ihr Link weiter, was Sie gewählt haben.
        </p>
      ),
    },
    messages: {
      title: 'Was eine Meldung bedeutet',
      body: (
        <Meanings
          of={[
            [
              events.eventNotFoundHome,
              'Diesen Code gibt es nicht. Vergleichen Sie ihn mit Ihrer Einladung: Eine 5 kann ein S sein, eine 2 ein Z. Stimmt er, fragen Sie bitte die Gastgeber.',
            ],
            [
              events.deadlinePassed,
              'Hier können Sie nicht mehr wählen. Fragen Sie die Gastgeber, ob noch eine Änderung möglich ist.',
            ],
            [
              menu.noCategories,
              'Die Gastgeber haben das Menü noch nicht eingetragen. Versuchen Sie es in ein paar Tagen wieder.',
            ],
            [
              menu.menuChanged,
              'Während Sie wählten, wurde ein Gericht gestrichen. Alles andere ist noch gewählt; nur dafür wählen Sie bitte neu.',
            ],
            [
              'Diese Veranstaltung hat Platz für …',
              'Ihre Gruppe ist größer als die Zahl der freien Plätze. Melden Sie weniger Personen an, oder fragen Sie die Gastgeber nach mehr Plätzen.',
            ],
            [
              party.linkExpired,
              'Nach Ende der Frist lässt sich nichts mehr ändern. Sie können Ihre Wahl noch lesen und drucken oder Ihre Daten löschen.',
            ],
          ]}
        />
      ),
    },
    privacy: {
      title: 'Wer sieht, was Sie eingeben',
      body: (
        <p>
          Die Gastgeber und alle, die bei der Veranstaltung kochen und servieren. Andere Gäste nicht. Namen
          und Adressen werden {erasedAfterDays} Tage nach Ende der Frist gelöscht. Was Sie meiden müssen, wird{' '}
          {keptAfterDays} Tage nach dem Essen gelöscht, wenn dessen Tag bekannt ist. Nach Ende der Frist
          können Sie alles auch selbst über Ihren Link löschen. Mehr dazu unter{' '}
          <a href="/privacy-policy">Datenschutz</a>.
        </p>
      ),
    },
  },
}
