import numpy as np
import pytest

from pytest_ui2app.matching.image_similarity import (
    Picture,
    hash_similarity,
    perceptual_hash,
    visual_similarity,
)


def noise(seed: int, *, height: int = 90, width: int = 144) -> Picture:
    return np.random.default_rng(seed).integers(0, 256, (height, width, 3), dtype=np.uint8)


def layout(*, sidebar: int, accent: int) -> Picture:
    picture = np.full((180, 288, 3), 250, dtype=np.uint8)
    picture[:, :sidebar] = (20, 30, accent)
    picture[30:60, sidebar + 20 : sidebar + 120] = (90, accent, 90)
    return picture


def test_a_picture_has_the_hash_of_itself_and_of_its_double_size() -> None:
    picture = layout(sidebar=60, accent=200)
    doubled: Picture = np.repeat(np.repeat(picture, 2, axis=0), 2, axis=1)
    assert hash_similarity(perceptual_hash(picture), perceptual_hash(picture)) == 1.0
    assert hash_similarity(perceptual_hash(picture), perceptual_hash(doubled)) > 0.9


def test_unrelated_pictures_share_about_half_of_their_bits() -> None:
    similarity = hash_similarity(perceptual_hash(noise(1)), perceptual_hash(noise(2)))
    assert similarity == pytest.approx(0.5, abs=0.15)


def test_the_hash_is_the_sign_of_low_cosine_frequencies() -> None:
    # A plain cosine of 3 periods of half a picture along x has its energy in the third frequency of the first row.
    wave = np.cos(np.pi * 3 * (np.arange(64) + 0.5) / 64)
    row = (127.5 + 100 * wave).astype(np.uint8)
    picture: Picture = np.repeat(np.tile(row, (64, 1))[..., None], 3, axis=2)
    bits = perceptual_hash(picture)
    assert bits.shape == (16, 16)
    assert bits[0, 3]
    assert bits[0, 0]
    assert bits.sum() <= 128


def test_looks_are_equal_to_themselves_and_fall_with_layout_and_colour() -> None:
    picture = layout(sidebar=60, accent=200)
    assert visual_similarity(picture, picture) == pytest.approx(1.0)
    near = visual_similarity(picture, layout(sidebar=60, accent=120))
    far = visual_similarity(picture, noise(3))
    assert 1.0 > near > 0.55 > far


def test_histograms_count_three_tenths() -> None:
    # Mirrored noise keeps every colour (correlation 1) and loses the structure.
    picture = noise(4, height=160, width=256)
    mirrored: Picture = np.ascontiguousarray(picture[:, ::-1])
    assert visual_similarity(picture, mirrored) == pytest.approx(0.3, abs=0.05)


def test_plain_pictures_compare_without_dividing_by_zero() -> None:
    black: Picture = np.zeros((20, 20, 3), dtype=np.uint8)
    assert visual_similarity(black, black) == pytest.approx(1.0)
    assert hash_similarity(perceptual_hash(black), perceptual_hash(black)) == 1.0
