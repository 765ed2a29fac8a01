import { kitchen as words } from '#languages/de/kitchen'
import { openAfterClosingDays, openAfterMealDays } from '#links/rules/days'
import { Meanings, Picture } from '../document/document.tsx'
import type { CatererText } from '../en/text.ts'

const { counts, kitchen, menu, sheets } = words

export const caterer: CatererText = {
  lead: (
    <p>
      Ein Veranstalter hat Ihnen einen Link für die Küche geschickt. Sie brauchen dafür kein Konto und müssen
      nichts installieren. Hier steht, was er zeigt und wie Sie antworten. Die Bilder zeigen die Seiten auf
      Englisch.
    </p>
  ),
  plannerGuide: 'Hilfe für Veranstalter (Englisch)',
  parts: {
    link: {
      title: 'Der Link',
      body: (
        <>
          <p>
            Der Link zeigt, was zu kochen ist: die Teller, jeden Gang und die Gäste, die etwas anderes
            brauchen. Gänge und Namen zeigt er so, wie der Veranstalter es für Sie gewählt hat; der Link einer
            Kollegin kann also andere zeigen. Adressen zeigt er nie.
          </p>
          <p>
            Wer den Link hat, sieht, was Gäste meiden müssen. Geben Sie ihn deshalb nur in der Küche weiter.
            Er gilt bis {openAfterMealDays} Tage nach dem Essen oder, wenn kein Tag angegeben ist, bis{' '}
            {openAfterClosingDays} Tage nach Ende der Antworten. Der Veranstalter kann ihn vorher sperren:
            Dann wird die Seite überall leer, wo sie offen ist.
          </p>
          <Picture name="caterer-course" on="phone">
            Ein Gang auf dem Handy: zuerst die Zahlen, mit dem, was sich geändert hat.
          </Picture>
        </>
      ),
    },
    figures: {
      title: 'Was die Zahlen bedeuten',
      body: (
        <Meanings
          of={[
            [kitchen.listedHead, 'Teller, wie sie auf dem Menü stehen.'],
            [
              kitchen.changedHead,
              'Teller für Gäste, die statt dieses Gerichts etwas anderes bekommen, mit ihren Nummern.',
            ],
            [
              kitchen.totalHead,
              'Beides zusammen. Die Summen eines Gangs ergeben die Teller der Veranstaltung.',
            ],
            [
              kitchen.notChosen,
              'Gäste, die für diesen Gang nichts gewählt haben. Hat der Veranstalter entschieden, was sie bekommen, steht es dabei.',
            ],
            [
              counts.ofThemYoung(3, 0),
              'So viele eines Gerichts sind für Kinder. Ein Kindergericht steht unter den anderen seines Gangs.',
            ],
            [
              `${kitchen.spare}, ${kitchen.extra}`,
              'Nie in einer Summe: Teller als Reserve und Essen für Personen, die keine Gäste sind.',
            ],
          ]}
        />
      ),
    },
    specials: {
      title: 'Wer etwas anderes braucht',
      body: (
        <>
          <Meanings
            of={[
              [
                'S14',
                'Ein Gast, der etwas anderes braucht. Die Nummer gilt für die ganze Veranstaltung: Sie bleibt, auch wenn der Gast es sich anders überlegt, und niemand sonst bekommt sie je. Den Tischnachbarn verrät sie nichts, deshalb darf sie auf der Tischkarte stehen.',
              ],
              [
                kitchen.needsLine([{ what: 'peanuts', how: 'allergy' }]),
                'Eine Allergie oder Zöliakie. Unverträglichkeiten und Wünsche stehen kleiner und sagen, was sie sind.',
              ],
              ['„keine Satésauce“', 'Die eigenen Worte des Gasts, so wie er sie eingegeben hat.'],
              [
                kitchen.wordsNotChecked,
                'Noch hat niemand diese Worte mit den Gerichten verglichen. Auch ein Gericht ohne Hinweis kann enthalten, was sie nennen: Fragen Sie den Veranstalter, bevor Sie für diesen Gast kochen.',
              ],
              [
                `${kitchen.ageMark.child}, ${kitchen.ageMark.infant}`,
                `Hinter dem Namen von allen, die nicht erwachsen sind. „${menu.noPlate}“ steht für ein Kleinkind, das von Ihnen nichts isst.`,
              ],
              [
                'ERDNÜSSE NICHT BESTÄTIGT',
                'Noch hat niemand gesagt, ob das Gericht Erdnüsse enthält. Das heißt nicht, dass keine darin sind.',
              ],
              [
                kitchen.notAgreed,
                'Das Gericht enthält, was der Gast meiden muss, und noch ist nicht vereinbart, was er stattdessen bekommt. Auf der Seite des Gasts steht, dass Sie noch gefragt werden müssen.',
              ],
            ]}
          />
          <Picture name="caterer-specials" on="phone">
            Sonderessen: jedes mit Nummer, mit dem, was zu meiden ist, und mit dem, was es gibt.
          </Picture>
        </>
      ),
    },
    live: {
      title: 'Live und ohne Internet',
      body: (
        <>
          <p>
            In der Zeile oben stehen <strong>live</strong> und die Uhrzeit. Dann ändert sich die Seite von
            selbst, sobald sich eine Antwort ändert. Steht dort <strong>Keine Verbindung seit 18:02</strong>,
            sehen Sie den Stand von 18:02. Er bleibt stehen und wird aktuell, sobald wieder eine Verbindung da
            ist. Was Sie eingegeben haben, geht nicht verloren. Gespeichert ist es, wenn die Seite es sagt,
            nicht vorher.
          </p>
          <p>
            Wenn der Veranstalter es für Ihren Link erlaubt, öffnet sich die Seite mit{' '}
            <strong>{kitchen.keepHere}</strong> auch ohne Internet, 24 Stunden lang, auf dem Stand der letzten
            Verbindung. In großer Schrift steht darüber, von wann er ist. Danach wird sie vom Handy entfernt,
            ebenso, wenn Sie <strong>{kitchen.removeKept}</strong> drücken oder wenn das Handy wieder online
            ist, nachdem der Link gesperrt wurde.
          </p>
          <p>
            Mit <strong>{kitchen.keepAwake}</strong> wird der Bildschirm von Handy oder Tablet nicht dunkel.
            Die Seite macht keine Töne.
          </p>
        </>
      ),
    },
    paper: {
      title: 'Papier',
      body: (
        <p>
          <strong>{kitchen.printSheet}</strong> druckt erst die Zahlen, dann alle, die etwas anderes brauchen.
          Daneben gibt es die Gerichte nach Tischen, die Sonderessen allein, Blätter für den Service,
          Gerichtskarten und, wo der Link alle Namen zeigt, Tischkarten. Jedes zeigt, was Ihr Link zeigt, und
          nicht mehr. Oben auf dem Papier steht, welches Blatt es ist oder dass es kein nummeriertes Blatt
          ist, und die Uhrzeit. Gedrucktes ändert sich nicht: Sehen Sie vor dem Service auf dem Link nach.
          Vernichten Sie nach dem Service, was Sie gedruckt haben, denn darauf stehen Gäste und was sie meiden
          müssen.
        </p>
      ),
    },
    confirm: {
      title: 'Bestätigen, was in einem Gericht ist',
      body: (
        <>
          <p>
            Drücken Sie auf den Namen eines Gerichts: Dann sehen Sie, was es enthält und was seine Gäste
            meiden müssen. Wenn der Veranstalter es erlaubt, sehen Sie auch{' '}
            <strong>{kitchen.confirmContents}</strong>. Zuerst geht es um das, was Gäste meiden müssen, die es
            gewählt haben. Wählen Sie bei jedem Allergen <em>{kitchen.stateLabel.contains}</em>,{' '}
            <em>{kitchen.stateLabel.may}</em> oder <em>{kitchen.stateLabel.without}</em>. Was Sie nicht
            wissen, bleibt <em>{kitchen.stateLabel.not_confirmed}</em>.
          </p>
          <p>
            <em>{kitchen.stateLabel.without}</em> können nur Sie sagen, kein Veranstalter. Gemeint ist das
            Rezept, deshalb steht „{kitchen.traces}“ immer dabei. Sie und der Veranstalter sehen dort auch
            Ihren Namen. Gäste sehen „Die Küche“ und den Tag.
          </p>
          <p>
            Wenn sich ein Rezept ändert, sagen Sie es hier. Wir schreiben den Gästen, die es betrifft, und was
            für sie vereinbart war, ist wieder offen. Gibt jemand anders etwas ein, während Sie das Formular
            offen haben, erscheint es darin und bleibt; widersprechen Sie sich, fragen wir Sie, was gelten
            soll.
          </p>
        </>
      ),
    },
    instead: {
      title: 'Vereinbaren, was stattdessen serviert wird',
      body: (
        <>
          <p>
            Wenn der Veranstalter es erlaubt, öffnen Sie <strong>{kitchen.specialsHead}</strong>, oder drücken
            Sie unter einem Gericht auf eine Nummer wie S14. Wo etwas zu vereinbaren ist, schreiben Sie es
            unter <strong>{kitchen.serveInstead}</strong>, mit Ihrem Namen. Der Veranstalter sieht es sofort,
            und der Gast liest es in seiner Bestätigung. Schreiben Sie es also so, wie der Gast es lesen soll:
            „Gurkensalat“.
          </p>
          <p>
            Der Teller zählt dann als <em>{kitchen.changedHead}</em>. Wählt der Gast ein anderes Gericht, sagt
            er etwas Neues, oder ändert sich das Gericht in dem, was er meiden muss, ist es wieder offen, und
            Sie werden noch einmal gefragt. Ändert jemand anders, was Sie vereinbart haben, sagt Ihre Seite,
            was vorher galt, was jetzt gilt und von wem es kommt; an die Adresse eines Links geht eine E-Mail.
          </p>
        </>
      ),
    },
    sheets: {
      title: 'Nummerierte Blätter und „Ich habe … gesehen“',
      body: (
        <>
          <p>
            Der Link zeigt immer die Zahlen von jetzt. Von Zeit zu Zeit gibt der Veranstalter ein{' '}
            <strong>nummeriertes Blatt</strong> aus: Blatt 1, Blatt 2 und am Ende ein endgültiges. Ein
            ausgegebenes Blatt ändert sich nie. Ein neueres ersetzt es.
          </p>
          <p>
            Drücken Sie auf die Zeile unter dem Band, lesen Sie, was sich geändert hat, geben Sie Ihren Namen
            ein, und drücken Sie <strong>{sheets.haveSeen(3)}</strong>. Der Veranstalter liest dann, wer
            welches Blatt wann gesehen hat. Wenn Sie den Link nur öffnen, erfährt er nur das. Ist inzwischen
            ein neueres Blatt da, sagt die Seite es und zeigt Ihnen das neue.
          </p>
        </>
      ),
    },
    differences: {
      title: 'Was sich seitdem geändert hat',
      body: (
        <>
          <p>
            Eine Zeile oben zählt, was sich seit dem Blatt geändert hat, das Sie gesehen haben, bis Sie das
            nächste gesehen haben. Drücken Sie darauf, um alles zu lesen. Jede Zeile beginnt in Großbuchstaben
            mit dem, worum es geht: zuerst ALLERGIE, dann TISCH, die Gänge und GÄSTE. „HAUPTGANG Rinderfilet
            46 → 48 (+2)“ heißt: jetzt 48, zwei mehr als auf Ihrem Blatt.
          </p>
          <Picture name="caterer-changes" on="phone">
            Was sich seit Blatt 1 geändert hat, das Marta gesehen hat.
          </Picture>
          <p>
            Eine Änderung nach dem endgültigen Blatt ist als solche markiert, und dabei steht, dass die Küche
            noch nichts davon weiß. Niemand hat sie mit Ihnen vereinbart. Rufen Sie den Veranstalter an, wenn
            sie für Sie zu spät kommt.
          </p>
        </>
      ),
    },
    ring: {
      title: 'Wen Sie anrufen',
      body: (
        <p>
          Die Nummer des Veranstalters steht, wenn er eine angegeben hat, am Ende der Seite und oben auf dem
          Papier. Einen Chat gibt es nicht: Bitte rufen Sie an, wenn es eilt. Wenn der Link nicht
          funktioniert, bitten Sie den Veranstalter um einen neuen.
        </p>
      ),
    },
    never: {
      title: 'Was wir nie sagen',
      body: (
        <p>
          Wir geben weiter, was Gäste, Veranstalter und Küchen schreiben. Das Essen können wir nicht prüfen.
          Deshalb versprechen wir für kein Gericht, dass jemand es verträgt, auf keiner Seite, in keiner
          E-Mail und auf keinem Blatt. Ist nichts angegeben, ist es nicht bestätigt. Ob ein Gast ein Gericht
          essen kann, weiß nur die Küche, und der Service sagt es am Tisch.
        </p>
      ),
    },
  },
}
