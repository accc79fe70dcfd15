import { describe, expect, it } from 'vitest';
import { createSvgSanitiser } from '../../../scripts/pull/sanitise/svg.ts';

describe('drawings', () => {
  const svg = createSvgSanitiser();
  const drawing = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

  it('keep their shapes, gradients and simple styles', () => {
    const svgText = drawing(
      '<style>.a{fill:red;stroke:url(#g)}</style><defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient><linearGradient id="h" href="#g"/><filter id="f"><feGaussianBlur stdDeviation="2"/></filter></defs><image href="data:image/png;base64,AAAA"/><path class="a" style="fill:blue" d="M0 0h9" fill="url(#g)"/>',
    );
    expect(svg(svgText)).toBe(svgText);
    expect(svg(svgText.replace('xmlns="http://www.w3.org/2000/svg" ', ''))).toBe(svgText);
  });

  it.each([
    ['a script', '<script>alert(1)</script>', ''],
    ['a handler', '<g onclick="alert(1)"></g>', '<g/>'],
    [
      'foreign HTML',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://evil.example"/></body></foreignObject>',
      '',
    ],
    ['a form in a title', '<title><form action="https://evil.example"><input/></form></title>', '<title/>'],
    ['a picture from elsewhere', '<image href="https://evil.example/a.png"/>', '<image/>'],
    [
      'a picture whose address only ends like an embedded one',
      '<image href="https://evil.example/#data:image/png;base64,"/>',
      '<image/>',
    ],
    ['an embedded drawing', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>', '<image/>'],
    ['a link', '<a href="https://evil.example/#"><path d="M0 0h9"/></a>', '<a><path d="M0 0h9"/></a>'],
    [
      'a link in the old syntax',
      '<a xlink:href="https://evil.example"><path d="M0 0h9"/></a>',
      '<a><path d="M0 0h9"/></a>',
    ],
    ['a script link', '<a href="javascript:alert(1)"><path d="M0 0h9"/></a>', '<a><path d="M0 0h9"/></a>'],
    ['a style sheet from elsewhere', '<style>@import "https://evil.example/a.css";</style>', '<style/>'],
    ['a style in disguise', '<style>path{fill:\\75 rl(https://evil.example)}</style>', '<style/>'],
    ['a background from elsewhere', '<rect style="fill:url(https://evil.example/a.svg#b)"/>', '<rect/>'],
    ['a fill from elsewhere', '<rect fill="url(https://evil.example/a.svg#b)"/>', '<rect/>'],
    ['a fill in disguise', '<rect fill="\\75rl(https://evil.example/a.svg#b)"/>', '<rect/>'],
    ['a set of pictures', `<rect mask="image-set('https://evil.example/a.png' 1x)"/>`, '<rect/>'],
    [
      'a set of pictures in a style sheet',
      '<style>rect{mask:-webkit-image-set("https://evil.example/a.png" 1x)}</style>',
      '<style/>',
    ],
    ['a use from elsewhere', '<use href="https://evil.example/a.svg#b"/>', ''],
    ['an animation of a link', '<a><animate attributeName="href" values="javascript:alert(1)"/></a>', '<a/>'],
  ])('lose %s', (_name, inside, left) => {
    expect(svg(drawing(inside))).toBe(left === '' ? drawing('').replace('></svg>', '/>') : drawing(left));
  });

  it('lose what declares entities and style sheets before them', () => {
    const prolog =
      '<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/a.css"?>' +
      '<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>"><!ENTITY y SYSTEM "file:///etc/passwd">]>';
    expect(svg(prolog + drawing('<text>&x;&y;</text>'))).toBe(drawing('<text>&amp;x;&amp;y;</text>'));
  });

  it('that are not SVG are refused', () => {
    expect(svg('<p>Introuvable</p>')).toBeNull();
    expect(svg('')).toBeNull();
  });
});
