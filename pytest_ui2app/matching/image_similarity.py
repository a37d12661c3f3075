"""How alike two screenshots look: perceptual hash, and structure with colour histogram (tiers T5a and T5b).

Protocol section 4; paper, edition 000, appendix F.1. Pictures are ``height x width x 3`` arrays of sRGB 0-255.
"""

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy.fft import dct
from skimage.metrics import structural_similarity

Picture = NDArray[np.uint8]

HASH_SIDE = 16
"""Side of the perceptual hash in bits (protocol section 4)."""
HASH_OVERSAMPLING = 4
"""Pixels per hash bit before the cosine transform, the usual factor of this hash **[ours]**."""
COMPARED_SIZE = (256, 160)
"""Width and height at which structure and colours are compared (protocol section 4)."""
STRUCTURE_WEIGHT = 0.7
"""Weight of SSIM (protocol section 4)."""
HISTOGRAM_WEIGHT = 0.3
"""Weight of the histogram correlation (protocol section 4)."""
HISTOGRAM_BINS = 64
"""Bins per colour channel **[ours]**."""


def perceptual_hash(picture: Picture) -> NDArray[np.bool_]:
    """Return the 16 x 16 bits that tell which low frequencies of the grey picture are above their median."""
    side = HASH_SIDE * HASH_OVERSAMPLING
    grey = Image.fromarray(picture).convert("L").resize((side, side), Image.Resampling.LANCZOS)
    frequencies = dct(dct(np.asarray(grey, dtype=np.float64), axis=0), axis=1)[:HASH_SIDE, :HASH_SIDE]
    return np.greater(frequencies, np.median(frequencies))


def hash_similarity(first: NDArray[np.bool_], second: NDArray[np.bool_]) -> float:
    """Return the share of equal bits, in [0, 1]."""
    return float(np.mean(first == second))


def visual_similarity(first: Picture, second: Picture) -> float:
    """Return 0.7 SSIM + 0.3 histogram correlation of two pictures, at most 1 (negative for inverted ones)."""
    ours, theirs = _resized(first), _resized(second)
    structure = float(structural_similarity(ours, theirs, channel_axis=2, data_range=255))  # type: ignore[no-untyped-call]
    return STRUCTURE_WEIGHT * structure + HISTOGRAM_WEIGHT * _histogram_correlation(ours, theirs)


def _resized(picture: Picture) -> Picture:
    return np.asarray(Image.fromarray(picture).resize(COMPARED_SIZE, Image.Resampling.LANCZOS))


def _histogram_correlation(first: Picture, second: Picture) -> float:
    """Return Pearson's correlation of the three channels' histograms, joined **[ours]**."""
    ours, theirs = _histogram(first), _histogram(second)
    # A histogram with every bin equal has no correlation; it is alike to itself only.
    if not (np.ptp(ours) and np.ptp(theirs)):
        return float(np.array_equal(ours, theirs))
    return float(np.corrcoef(ours, theirs)[0, 1])


def _histogram(picture: Picture) -> NDArray[np.float64]:
    channels = [np.histogram(picture[..., channel], HISTOGRAM_BINS, (0, 256))[0] for channel in range(3)]
    return np.concatenate(channels).astype(np.float64)
