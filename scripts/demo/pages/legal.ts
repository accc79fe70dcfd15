import type { PageDraft } from '../build/pages.ts';

export const legalPage: PageDraft = {
  id: 19,
  title: ['Mentions légales', 'Legal notice'],
  sections: [
    {
      title: ['Éditeur', 'Publisher'],
      content: [
        `Ce site est édité par la Fondation Dhaw, association de droit tunisien à but non lucratif, régie par le décret-loi n° 2011-88 du 24 septembre 2011 portant organisation des associations. La directrice de la publication est la directrice exécutive de la fondation.

        Siège : médina de Tunis. Courrier : par le formulaire de <a href="/contact">contact</a>. La fondation répond à toute demande signée dans un délai de quinze jours.`,
        `This site is published by the Dhaw Foundation, a non-profit association under Tunisian law, governed by decree-law no. 2011-88 of 24 September 2011 on the organisation of associations. The director of publication is the foundation’s managing director.

        Registered office: Medina of Tunis. Letters: through the <a href="/contact">contact</a> form. The foundation answers any signed request within fifteen days.`,
      ],
    },
    {
      title: ['Hébergement', 'Hosting'],
      content: [
        'Les pages sont des fichiers statiques, servis par un hébergeur dont le nom et l’adresse sont communiqués sur simple demande. Les comptes, les inscriptions et les messages sont conservés sur un serveur distinct, sous la seule responsabilité de la fondation.',
        'The pages are static files, served by a host whose name and address are given on request. Accounts, bookings and messages are kept on a separate server under the sole responsibility of the foundation.',
      ],
    },
    {
      title: ['Images, textes et sons', 'Pictures, texts and sounds'],
      content: [
        `Les photographies appartiennent à leurs auteurs, cités sous chaque image. La fondation n’en détient que le droit de les montrer ici, dans ses lieux et dans ses programmes, pendant l’édition et dans ses archives.

        Un journaliste peut reproduire les images du dossier de presse dans un article consacré à la biennale, sans recadrage et avec leur crédit. Une école peut projeter toutes les pages en classe. Tout autre usage, y compris l’entraînement de modèles informatiques, demande l’accord écrit de l’auteur.

        Vous vous reconnaissez sur une image et ne souhaitez pas y figurer : écrivez-nous. Nous la retirons d’abord, nous en parlons ensuite.`,
        `Photographs belong to their authors, who are named beneath each picture. The foundation holds only the right to show them here, in its venues and in its programmes, during the edition and in its archives.

        Journalists may reproduce pictures from the press kit in an article about the biennial, uncropped and with their credit line. Schools may project any page in class. Any other use, the training of computer models included, needs the author’s written consent.

        If you recognise yourself in a picture and would rather not be there, write to us. We take it down first and talk about it afterwards.`,
      ],
    },
    {
      title: ['Données personnelles', 'Personal data'],
      content: [
        `La fondation traite vos données dans le respect de la loi organique n° 2004-63 du 27 juillet 2004 portant sur la protection des données à caractère personnel.

        <table><thead><tr><th>Donnée</th><th>Pourquoi</th><th>Combien de temps</th></tr></thead><tbody><tr><td>Nom, adresse électronique, identifiant</td><td>Tenir votre compte et vos inscriptions</td><td>Jusqu’à la suppression du compte, au plus trois ans après la dernière connexion</td></tr><tr><td>Message de contact</td><td>Vous répondre</td><td>Un an</td></tr><tr><td>Demande de partenariat</td><td>L’étudier et y donner suite</td><td>Deux ans</td></tr><tr><td>Mesure d’audience, sans identification</td><td>Savoir quelles pages servent</td><td>Treize mois</td></tr></tbody></table>

        Vous pouvez consulter vos données, les corriger, les emporter ou les faire effacer en nous écrivant. Si notre réponse ne vous convient pas, vous pouvez saisir l’Instance nationale de protection des données personnelles.`,
        `The foundation handles your data in accordance with organic law no. 2004-63 of 27 July 2004 on the protection of personal data.

        <table><thead><tr><th>Data</th><th>Purpose</th><th>Kept for</th></tr></thead><tbody><tr><td>Name, email address, user name</td><td>Running your account and bookings</td><td>Until the account is deleted, at most three years after the last sign-in</td></tr><tr><td>Contact message</td><td>Answering you</td><td>One year</td></tr><tr><td>Partnership request</td><td>Considering and following it up</td><td>Two years</td></tr><tr><td>Audience figures, without identification</td><td>Knowing which pages are of use</td><td>Thirteen months</td></tr></tbody></table>

        You may see your data, correct them, take them with you or have them erased by writing to us. If our answer does not satisfy you, you may turn to Tunisia’s National Authority for the Protection of Personal Data.`,
      ],
    },
    {
      title: ['Cookies et stockage local', 'Cookies and local storage'],
      content: [
        `Un seul cookie est déposé sans attendre : <code>selectedLanguage</code>, qui retient pendant 365 jours la langue que vous avez choisie. Un second, <code>nf_lang</code>, dit la même chose à l’hébergeur. Si vous ouvrez un compte, votre session est gardée dans le stockage local de votre navigateur jusqu’à la déconnexion.

        Les dernières pages lues restent sur votre appareil, pour être relues sans réseau ; une édition que vous emportez y reste jusqu’à ce que vous la retiriez. La page « Hors ligne » les énumère.

        Rien n’est demandé à un tiers avant que vous n’agissiez : les vidéos, les plans et la lettre d’information ne contactent leur fournisseur qu’à votre demande. La mesure d’audience respecte les réglages « Do Not Track » et « Global Privacy Control ».`,
        `Only one cookie is set straight away: <code>selectedLanguage</code>, which remembers for 365 days the language you chose. A second, <code>nf_lang</code>, tells the host the same. If you open an account, your session stays in your browser’s local storage until you sign out.

        The last pages you read stay on your device, so that they can be read again without a network; an edition that you keep stays there until you remove it. The “Offline” page lists them.

        Nothing is requested from a third party until you act: videos, map tiles and the newsletter reach their providers only when you ask for them. Audience measurement honours “Do Not Track” and “Global Privacy Control”.`,
      ],
    },
    {
      title: ['Accessibilité et responsabilité', 'Accessibility and liability'],
      content: [
        `Nous visons le niveau AA des règles WCAG 2.2, en français et en anglais. Un défaut vous arrête ? Signalez-le : la correction d’un obstacle passe avant toute nouveauté.

        Les horaires peuvent changer jusqu’au dernier moment pour des raisons de sécurité ou de météo ; la page du programme fait foi. Les liens vers d’autres sites sont donnés de bonne foi, sans que la fondation réponde de leur contenu. Le droit tunisien s’applique et les tribunaux de Tunis sont compétents.`,
        `We aim at level AA of WCAG 2.2, in French and in English. If a fault stops you, report it: removing an obstacle comes before anything new.

        Times may change up to the last moment for reasons of safety or weather; the programme page prevails. Links to other sites are offered in good faith, and the foundation does not answer for their content. Tunisian law applies, and the courts of Tunis have jurisdiction.`,
      ],
    },
  ],
};
