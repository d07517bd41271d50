import type { DemoArticle } from './demo-article.ts'

export const careOfPrints: DemoArticle = {
  title: 'Washing and care of printed shirts',
  excerpt:
    'Cold, inside out, no softener. What really wears a print down, what does not, and words to put on your own care card.',
  category: 'care',
  tags: ['washing', 'durability', 'customers'],
  author: 1,
  daysAgo: 15,
  picture: 'article-care-of-prints',
  content: `
<p>We keep a shirt in the shop that has been washed 86 times. It is not in a frame: Mara wears it on Tuesdays. The print has gone a little matte, as an old road sign does, and every letter is still there. Nothing special was done to it. It was just never treated badly in the five ways that count.</p>

<h2>The first day</h2>
<p>A fresh print looks finished when it leaves the press, but the adhesive goes on settling into the fibers while it cools. Give it <strong>24 hours</strong> before the first wash. If you hand shirts to a customer hot from the press, tell them. It is the one sentence on this page that cannot be made up for later.</p>

<h2>In the machine</h2>
<ul>
  <li><strong>Inside out.</strong> What wears a print is not water, it is other clothes. Zippers and denim are sandpaper.</li>
  <li><strong>Cold or warm, never hot.</strong> Up to 85 °F (30 °C) is ideal, 105 °F (40 °C) is fine. The adhesive softens at temperatures that a sanitizing cycle comes close to.</li>
  <li><strong>Mild detergent.</strong> The ordinary liquid kind. Bleach takes the color, and powders with oxygen bleach are bleach with a nicer name.</li>
  <li><strong>No fabric softener.</strong> It leaves a film on everything, which is its job, and that film works its way under edges.</li>
  <li><strong>Space in the drum.</strong> A stuffed machine rubs instead of washing.</li>
</ul>

<h2>Drying</h2>
<p>On the line is best, inside out, out of the full noon sun if the design has strong reds. In the dryer, low heat is fine. High heat will not melt the print in one go, but it ages it: ten hot cycles do about as much as forty cool ones. Take the shirt out while it is still a little damp and the print will lie flatter, too.</p>

<h2>Ironing</h2>
<p>Never straight on the print. Turn the shirt inside out, or lay a cotton cloth or baking parchment between. An iron on a bare transfer will not lift it, it will glue itself to it, and then you own an iron with a picture.</p>
<p>If an edge has lifted after a year, this is also the cure: parchment over the spot, iron on cotton heat without steam, ten seconds with your weight on it, let it cool, peel the paper. Most edges stay down for another year.</p>

<h2>What people worry about, and need not</h2>
<p>Stretching is fine. A good transfer stretches with the shirt and comes back. Sweat is fine. Swimming pools are fine now and then; rinse afterward. Folding is fine, but do not leave two prints pressed face to face in a hot attic, where they may decide to stay together.</p>
<p>Dry cleaning is the exception. Some solvents dissolve the adhesive within minutes. If a garment can only be dry-cleaned, do not print it with film.</p>

<h2>Stains on the print</h2>
<p>Cold water, a soft cloth and a drop of dish soap, dabbed and not rubbed. No acetone, no alcohol, no stain pens: they remove ink for a living.</p>

<h2>How long does a print last?</h2>
<p>Pressed properly and washed as above, we see fifty washes without any change you would notice from an arm's length, and usually far more. The first thing to go is the shine, then the finest lines, then small islands that have no neighbors. This is why the <a href="/blog/how-to-prepare-artwork-for-dtf">artwork rules</a> ask for lines of half a millimeter and more: a thin line is not only hard to peel, it is the first to retire.</p>

<h2>Words for your own care card</h2>
<p>If you sell shirts, put a card in the bag. People do read them, once. Ours says this, and you may use it:</p>
<blockquote><p>Wait a day. Wash cold, inside out. No bleach, no softener. Dry low or on a line. Never iron the print. Wear it often.</p></blockquote>
<p>You can also print it as a neck label. It takes 2¼ inches of a sheet you have already paid for, it never gets lost, and it does not scratch. Put twenty on your <a href="/builder">next gang sheet</a>, in the corner that would have stayed empty.</p>
`,
}
