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
      {site.name} recueille qui mange quoi, et aussi peu d’autre chose que possible. Cette page dit aux
      convives ce que nous conservons, qui le voit, quand nous l’effaçons et ce qu’ils peuvent faire.
    </p>
  ),
  parts: {
    'your-answer': {
      title: 'Ce que nous conservons de votre réponse',
      body: (
        <>
          <p>
            La personne qui organise l’événement décide à quoi servent vos données ; nous les traitons pour
            son compte.
          </p>
          <ul>
            <li>Les noms des personnes de votre groupe, et ce que chacune a choisi.</li>
            <li>
              Une adresse e-mail, seulement si l’événement la demande et si vous, ou vos hôtes pour vous, en
              donnez une : pour votre lien, les nouvelles de vos plats et de l’événement, et les rappels s’il
              manque un choix.
            </li>
            <li>
              Si vous dites que vous ne venez pas : les noms et l’adresse que vous donnez, rien d’autre. Ils
              sont conservés et effacés comme les autres réponses.
            </li>
            <li>
              Si vos hôtes tiennent une liste d’invités et que vous y figurez : les noms et la taille de votre
              groupe et, s’ils les ajoutent, une adresse e-mail, un numéro de téléphone, une langue, une table
              et une note. De votre lien personnel, nous ne gardons qu’une empreinte.
            </li>
            <li>
              Si vos hôtes vous écrivent par nous : quel e-mail est parti à votre groupe, quand, et s’il est
              arrivé, pendant {mailKeptDays} jours. Chacun de ces e-mails a un lien qui les arrête. Pour que
              cela tienne, nous gardons alors une empreinte de votre adresse, dont on ne peut la retrouver.
            </li>
            <li>Quand la réponse a été donnée et modifiée en dernier, et en quelle langue.</li>
          </ul>
        </>
      ),
    },
    'your-needs': {
      title: 'Ce que vous devez éviter est une donnée de santé',
      body: (
        <>
          <p>
            Ce qu’une personne doit éviter peut révéler quelque chose de sa santé ou de ses convictions. C’est
            facultatif. Nous le demandons seulement pour que l’on vous serve ce que vous pouvez manger, et
            nous le traitons avec votre consentement explicite : vous le donnez en appuyant sur le bouton qui
            commence par « J’accepte ». Ce que vous avez saisi sans le transmettre ne nous est pas envoyé :
            cela reste sur votre appareil.
          </p>
          <p>
            Nous conservons ce que vous avez coché et écrit, avec le moment, le texte et la langue de votre
            consentement, l’âge (enfant ou bébé) si l’événement le demande, ce qui vous a été dit de vos
            plats, ce que vous avez souhaité et ce qui a été convenu à la place.
          </p>
          <p>
            Si vous le saisissez pour d’autres personnes de votre groupe, elles doivent être d’accord, ou être
            vos enfants. Vous pouvez tout retirer par votre lien jusqu’au repas, même après la date limite ;
            des feuilles imprimées peuvent subsister.
          </p>
        </>
      ),
    },
    'seen-by': {
      title: 'Qui le voit',
      body: (
        <>
          <p>
            Vous, par votre lien, et ceux qui organisent l’événement voient votre réponse. Par un lien que
            l’on crée pour elle, et sur papier, la cuisine voit combien de chaque plat il faut et qui a besoin
            d’autre chose : ce que vous devez éviter, vos mots, vos plats et, si vos hôtes le permettent,
            votre nom ; jamais votre adresse e-mail. Les autres convives n’en voient rien.
          </p>
          <p>
            Cloudflare, Inc. exploite pour nous serveurs et base de données et envoie nos e-mails. Nous ne
            vendons pas de données et ne les utilisons pas pour la publicité.
          </p>
        </>
      ),
    },
    'erased-when': {
      title: 'Quand nous l’effaçons',
      body: (
        <ul>
          <li>
            Ce que vous devez éviter, avec votre consentement : {keptAfterDays} jours après le jour du repas ;
            sans jour connu, avec les noms. Aussitôt si vous le retirez, si vous retirez votre réponse ou si
            vous effacez vos données.
          </li>
          <li>
            Noms et adresses e-mail : {erasedAfterDays} jours après la date limite ; si elle a été déplacée,
            au plus tard {latestAfterDays} jours après la première, mais jamais plus tôt que {keptAfterDays}{' '}
            jours après la dernière ou après le repas. Les nombres et les plats restent, sans noms.
          </li>
          <li>Une réponse que vous retirez : noms, allergies et adresse aussitôt.</li>
          <li>
            Si vous figurez sur une liste d’invités sans jamais répondre : en même temps que les allergies ;
            sinon avec votre réponse.
          </li>
          <li>
            Des copies de sauvegarde, tout disparaît {restorableDays} jours plus tard. Si nous devons en
            rétablir une, ce qui était effacé l’est de nouveau aussitôt.
          </li>
        </ul>
      ),
    },
    'your-device': {
      title: 'Ce qui reste sur votre appareil',
      body: (
        <>
          <p>
            Aucun cookie de publicité ni de mesure. Pour un convive, nous n’enregistrons sur l’appareil que :
          </p>
          <ul>
            <li>la langue que vous avez choisie, pendant un an ;</li>
            <li>votre réponse au bandeau des cookies ;</li>
            <li>le brouillon de votre réponse, jusqu’à l’envoi ;</li>
            <li>
              le lien d’une réponse envoyée, pour la retrouver, et un cookie avec les codes de ces événements,
              un an au plus. Vous pouvez le retirer sur la page d’accueil ;
            </li>
            <li>
              ce qu’une page transmet à la suivante et l’endroit où vous en étiez, jusqu’à la fermeture de
              l’onglet.
            </li>
          </ul>
        </>
      ),
    },
    'your-rights': {
      title: 'Vos droits',
      body: (
        <>
          <p>
            Vous pouvez demander à voir vos données, à les corriger, à les effacer, à en limiter l’usage ou à
            les emporter, et vous opposer à leur traitement. Jusqu’à la date limite, vous modifiez ou retirez
            votre réponse par votre lien ; ce que vous devez éviter, jusqu’au repas ; ensuite, vous y effacez
            noms, allergies et adresse. Sans le lien, adressez-vous à vos hôtes ou à nous.
          </p>
          <p>
            Vous pouvez retirer votre consentement à tout moment pour l’avenir. Pour tout le reste, écrivez à{' '}
            <Mail to={site.supportEmail} />
             : nous répondons dans le mois et pouvons vous demander de prouver votre identité. Vous pouvez
            aussi vous plaindre auprès de l’autorité de protection des données de votre lieu de résidence.
          </p>
        </>
      ),
    },
    rest: {
      title: 'La politique entière, en anglais',
      body: (
        <p>
          Ici s’achève ce qui concerne les convives. La politique de confidentialité complète, y compris pour
          l’organisation, n’existe pour l’instant qu’en anglais. La voici.
        </p>
      ),
    },
  },
}
