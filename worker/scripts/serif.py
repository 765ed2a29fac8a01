"""Makes the site's serif, web/ui/serif/fraunces.woff2. serif-fallbacks.ts then prints the metrics of its fallbacks.

Run by hand after a change of letters, weights or features, and commit the output:

    apt-get install python3-fonttools python3-brotli
    npm pack @expo-google-fonts/fraunces@0.4.1
    (unpack it into a folder of its package's name: fraunces)
    /usr/bin/python3 worker/scripts/serif.py <folder of that package>

Fraunces is under the SIL Open Font License (web/ui/serif/OFL.txt). The published files have no tabular figures, so the
script adds them.
"""

import sys
import tempfile
from copy import deepcopy
from pathlib import Path

from fontTools import subset, varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib import TTFont

packages = Path(sys.argv[1])
out = Path('web/ui/serif/fraunces.woff2')
most = 35_000

weights = {400: '400Regular/Fraunces_400Regular.ttf', 600: '600SemiBold/Fraunces_600SemiBold.ttf'}
basic = [*range(0x20, 0x7F), *range(0xA0, 0x100)]
# Latin Extended-A, without letters that no living orthography of Europe has, and Romanian's letters with a comma.
unused = {*range(0x108, 0x10A), *range(0x132, 0x136), 0x138, 0x13F, 0x140, 0x149, *range(0x14A, 0x14C), 0x17F}
extended = [c for c in range(0x100, 0x180) if c not in unused] + [0x218, 0x219, 0x21A, 0x21B, 0x1E9E]
signs = [0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2026, 0x2039, 0x203A, 0x20AC, 0x2212]
figures = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']


def master(path: Path) -> TTFont:
    """One weight with the letters we use, and figures of one width behind `tnum`."""
    font = TTFont(path)
    options = subset.Options()
    options.layout_features = ['kern']
    options.hinting = False
    options.glyph_names = True
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 13, 14]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=basic + extended + signs)
    subsetter.subset(font)
    width = max(font['hmtx'][name][0] for name in figures)
    for name in figures:
        glyph = deepcopy(font['glyf'][name])
        own, left = font['hmtx'][name]
        moved = round((width - own) / 2)
        glyph.coordinates.translate((moved, 0))
        glyph.recalcBounds(font['glyf'])
        font['glyf'][f'{name}.tnum'] = glyph
        font['hmtx'][f'{name}.tnum'] = (width, left + moved)
    rules = ''.join(f'sub {name} by {name}.tnum;' for name in figures)
    addOpenTypeFeaturesFromString(font, f'feature tnum {{ {rules} }} tnum;', tables=['GSUB'])
    return font


def variable() -> TTFont:
    design = DesignSpaceDocument()
    axis = AxisDescriptor()
    axis.tag, axis.name = 'wght', 'Weight'
    axis.minimum = axis.default = min(weights)
    axis.maximum = max(weights)
    design.addAxis(axis)
    with tempfile.TemporaryDirectory() as folder:
        for weight, path in weights.items():
            source = SourceDescriptor()
            source.path = f'{folder}/{weight}.ttf'
            source.location = {'Weight': weight}
            master(packages / 'fraunces' / path).save(source.path)
            design.addSource(source)
        font, _, _ = varLib.build(design)
    font['post'].formatType = 3.0
    for table in ('STAT', 'MVAR'):
        if table in font:
            del font[table]
    return font


if __name__ == '__main__':
    made = variable()
    made.flavor = 'woff2'
    made.save(out)
    size = out.stat().st_size
    print(f'{out}: {size} bytes')
    if size > most:
        sys.exit(f'more than {most} bytes')
