import { kitchen as words } from '#languages/fr/kitchen'
import { openAfterClosingDays, openAfterMealDays } from '#links/rules/days'
import { Meanings, Picture } from '../document/document.tsx'
import type { CatererText } from '../en/text.ts'

const { counts, kitchen, menu, sheets } = words

export const caterer: CatererText = {
  lead: (
    <p>
      Une personne qui organise un événement vous a envoyé un lien pour la cuisine. Il ne demande ni compte ni
      installation. Voici ce qu’il montre et comment répondre. Les images montrent les pages en anglais.
    </p>
  ),
  plannerGuide: 'Aide pour l’organisation (en anglais)',
  parts: {
    link: {
      title: 'Le lien',
      body: (
        <>
          <p>
            Le lien montre ce qu’il faut cuisiner : les assiettes, chaque service et les convives qui ont
            besoin d’autre chose. Il montre les services et les noms choisis pour vous ; le lien d’un collègue
            peut donc en montrer d’autres. Il ne montre jamais d’adresses.
          </p>
          <p>
            Toute personne qui a le lien voit ce que des convives doivent éviter : gardez-le en cuisine. Il
            fonctionne jusqu’à {openAfterMealDays} jours après le repas ou, si aucun jour n’est donné, jusqu’à{' '}
            {openAfterClosingDays} jours après la fin des réponses. L’organisation peut le fermer plus tôt :
            la page se vide alors partout où elle est ouverte.
          </p>
          <Picture name="caterer-course" on="phone">
            Un service sur un téléphone : d’abord les chiffres, avec ce qui a changé.
          </Picture>
        </>
      ),
    },
    figures: {
      title: 'Ce que veulent dire les chiffres',
      body: (
        <Meanings
          of={[
            [kitchen.listedHead, 'Les assiettes telles qu’elles sont au menu.'],
            [
              kitchen.changedHead,
              'Les assiettes des convives qui reçoivent autre chose que ce plat, avec leurs numéros.',
            ],
            [
              kitchen.totalHead,
              'Les deux ensemble. Les totaux d’un service donnent les assiettes de l’événement.',
            ],
            [
              kitchen.notChosen,
              'Les convives qui n’ont rien choisi pour ce service. S’il a été décidé ce qu’ils reçoivent, c’est écrit.',
            ],
            [
              counts.ofThemYoung(3, 0),
              'Combien de ces plats sont pour des enfants. Un plat fait pour eux est sous les autres de son service.',
            ],
            [
              `${kitchen.spare}, ${kitchen.extra}`,
              'Jamais dans un total : les assiettes de réserve, et les repas de personnes qui ne sont pas des convives.',
            ],
          ]}
        />
      ),
    },
    specials: {
      title: 'Qui a besoin d’autre chose',
      body: (
        <>
          <Meanings
            of={[
              [
                'S14',
                'Un convive qui a besoin d’autre chose. Le numéro est à lui pour tout l’événement : il reste s’il change d’avis, et personne d’autre ne l’aura. Il n’apprend rien à la table voisine, il peut donc figurer sur un marque-place.',
              ],
              [
                kitchen.needsLine([{ what: 'peanuts', how: 'allergy' }]),
                'Une allergie ou une maladie cœliaque. Les intolérances et les choix sont écrits plus petit et disent ce qu’ils sont.',
              ],
              ['« pas de sauce satay »', 'Les mots du convive, tels qu’il les a saisis.'],
              [
                kitchen.wordsNotChecked,
                'Personne n’a encore comparé ces mots avec les plats. Un plat sans avertissement peut contenir ce qu’ils nomment : demandez à l’organisation avant de cuisiner pour ce convive.',
              ],
              [
                `${kitchen.ageMark.child}, ${kitchen.ageMark.infant}`,
                `Après le nom de qui n’est pas adulte. « ${menu.noPlate} » désigne un bébé qui ne mange rien de votre cuisine.`,
              ],
              [
                'NON CONFIRMÉ : ARACHIDES',
                'Personne n’a encore dit si le plat contient des arachides. Cela ne veut pas dire qu’il n’y en a pas.',
              ],
              [
                kitchen.notAgreed,
                'Le plat contient ce que le convive doit éviter, et il n’est pas encore convenu de ce qu’il reçoit. Sa page dit qu’il faut encore vous demander.',
              ],
            ]}
          />
          <Picture name="caterer-specials" on="phone">
            Assiettes spéciales : chacune avec un numéro, ce qu’il faut éviter et ce qui est servi.
          </Picture>
        </>
      ),
    },
    live: {
      title: 'En direct, et hors connexion',
      body: (
        <>
          <p>
            La ligne du haut affiche <strong>en direct</strong> et l’heure. La page se met alors à jour
            d’elle-même quand une réponse change. Si elle affiche{' '}
            <strong>Hors connexion depuis : 18:02</strong>, vous voyez ce qui était vrai à 18:02. Cela reste à
            l’écran et se met à jour dès que la connexion revient. Rien de ce que vous avez saisi n’est perdu.
            C’est enregistré quand la page le dit, pas avant.
          </p>
          <p>
            Si votre lien le permet, <strong>{kitchen.keepHere}</strong> ouvre aussi la page sans internet,
            pendant 24 heures, telle qu’elle était à la dernière connexion. L’heure est écrite en grand. Elle
            est ensuite retirée du téléphone, de même si vous appuyez sur{' '}
            <strong>{kitchen.removeKept}</strong> ou si le téléphone revient en ligne après la fermeture du
            lien.
          </p>
          <p>
            <strong>{kitchen.keepAwake}</strong> empêche un téléphone ou une tablette de s’éteindre. La page
            ne fait aucun bruit.
          </p>
        </>
      ),
    },
    paper: {
      title: 'Sur papier',
      body: (
        <p>
          <strong>{kitchen.printSheet}</strong> imprime d’abord les chiffres, puis toutes les personnes qui
          ont besoin d’autre chose. À côté se trouvent les plats par table, les assiettes spéciales seules,
          les feuilles de service, les fiches de plats et, si le lien montre tous les noms, les marque-places.
          Chacun montre ce que montre votre lien, pas plus. Le haut de la page dit de quelle feuille il
          s’agit, ou que ce n’est pas une feuille numérotée, et l’heure. Une feuille imprimée ne change pas :
          regardez le lien avant le service. Détruisez vos impressions après le service, car elles nomment des
          convives et ce qu’ils doivent éviter.
        </p>
      ),
    },
    confirm: {
      title: 'Confirmer ce que contient un plat',
      body: (
        <>
          <p>
            Appuyez sur le nom d’un plat pour voir ce qu’il contient et ce que doivent éviter ceux qui le
            mangent. Si l’organisation le permet, vous voyez aussi <strong>{kitchen.confirmContents}</strong>.
            D’abord vient ce que doivent éviter les convives qui ont choisi ce plat. Pour chaque allergène,
            dites <em>{kitchen.stateLabel.contains}</em>, <em>{kitchen.stateLabel.may}</em> ou{' '}
            <em>{kitchen.stateLabel.without}</em>, et laissez ce que vous ne savez pas sur{' '}
            <em>{kitchen.stateLabel.not_confirmed}</em>.
          </p>
          <p>
            <em>{kitchen.stateLabel.without}</em> : vous seuls pouvez le dire, pas l’organisation. Il s’agit
            de la recette, c’est pourquoi « {kitchen.traces} » est toujours à côté. Vous et l’organisation y
            voyez aussi votre nom. Les convives voient « La cuisine » et le jour.
          </p>
          <p>
            Si une recette change, dites-le ici. Nous prévenons les convives concernés, et ce qui était
            convenu pour eux est de nouveau ouvert. Ce que d’autres saisissent pendant que votre formulaire
            est ouvert y apparaît et reste ; si vous n’êtes pas d’accord, nous vous demandons ce qu’il faut
            garder.
          </p>
        </>
      ),
    },
    instead: {
      title: 'Convenir de ce qui est servi à la place',
      body: (
        <>
          <p>
            Si l’organisation le permet, ouvrez <strong>{kitchen.specialsHead}</strong>, ou appuyez sur un
            numéro comme S14 sous le nom d’un plat. S’il faut convenir de quelque chose, écrivez-le sous{' '}
            <strong>{kitchen.serveInstead}</strong>, avec votre nom. L’organisation le voit aussitôt et le
            convive le lit dans sa confirmation : écrivez donc ce qu’il doit lire, « Salade de concombre ».
          </p>
          <p>
            L’assiette compte alors sous <em>{kitchen.changedHead}</em>. Si le convive choisit un autre plat
            ou dit autre chose, ou si le plat change dans ce qu’il doit éviter, c’est de nouveau ouvert et
            l’on vous demande encore une fois. Si quelqu’un d’autre change ce dont vous êtes convenus, votre
            page dit ce qui valait, ce qui vaut maintenant et de qui cela vient ; un lien qui a une adresse
            reçoit un e-mail.
          </p>
        </>
      ),
    },
    sheets: {
      title: 'Feuilles numérotées, et « J’ai vu »',
      body: (
        <>
          <p>
            Le lien montre toujours les chiffres du moment. De temps en temps, l’organisation émet une{' '}
            <strong>feuille numérotée</strong> : feuille 1, feuille 2 et, à la fin, une feuille définitive.
            Une feuille émise ne change jamais. Une plus récente la remplace.
          </p>
          <p>
            Appuyez sur la ligne sous le bandeau, lisez ce qui a changé, donnez votre nom et appuyez sur{' '}
            <strong>{sheets.haveSeen(3)}</strong>. L’organisation lit alors qui a vu quelle feuille, et quand.
            Ouvrir le lien lui dit seulement qu’il a été ouvert. Si une feuille plus récente est sortie
            entre-temps, la page le dit et vous montre celle-là.
          </p>
        </>
      ),
    },
    differences: {
      title: 'Ce qui a changé depuis',
      body: (
        <>
          <p>
            Une ligne en haut compte ce qui a changé depuis la feuille que vous avez vue, jusqu’à ce que vous
            ayez vu la suivante. Appuyez dessus pour tout lire. Chaque ligne commence, en capitales, par
            l’endroit : ALLERGIE d’abord, puis TABLE, les services et CONVIVES. « PLAT Filet de bœuf 46 → 48
            (+2) » veut dire 48 maintenant, deux de plus que sur votre feuille.
          </p>
          <Picture name="caterer-changes" on="phone">
            Ce qui a changé depuis la feuille 1, que Marta a vue.
          </Picture>
          <p>
            Un changement après la feuille définitive est signalé comme tel, et il est dit que la cuisine n’en
            est pas informée. Personne n’en est encore convenu avec vous : appelez l’organisation s’il arrive
            trop tard.
          </p>
        </>
      ),
    },
    ring: {
      title: 'Qui appeler',
      body: (
        <p>
          Le numéro de l’organisation, si elle en a donné un, est à la fin de la page et en haut du papier. Il
          n’y a pas de messagerie : téléphonez pour ce qui presse. Si le lien ne marche pas, demandez-en un
          autre.
        </p>
      ),
    },
    never: {
      title: 'Ce que nous ne disons jamais',
      body: (
        <p>
          Nous transmettons ce qu’écrivent les convives, l’organisation et les cuisines. Nous ne pouvons pas
          contrôler les aliments : aucune page, aucun e-mail, aucune feuille de notre part ne promet qu’un
          plat convient à quelqu’un. Si rien n’est indiqué, ce n’est pas confirmé. Seule la cuisine sait si un
          convive peut manger un plat, et le service le dit à table.
        </p>
      ),
    },
  },
}
