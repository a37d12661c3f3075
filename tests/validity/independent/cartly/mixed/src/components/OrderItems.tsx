import { GLAZES, money, productBySlug } from "../state/catalogue";
import { OrderItem, sizeOf } from "../state/store";
import { PotArt } from "./PotArt";

export function OrderItems({ items }: { items: OrderItem[] }) {
  return (
    <ul className="space-y-4">
      {items.map((item) => {
        const product = productBySlug(item.slug)!;
        const size = sizeOf(item);
        return (
          <li key={item.slug + item.glaze + item.size} className="flex items-center gap-3">
            <PotArt product={product} glaze={item.glaze} view="empty" closeUp className="h-[54px] w-[54px] rounded-md" />
            <div className="flex-1">
              <p className="text-[15px] font-bold">{product.name}</p>
              <p className="text-sm text-[#5c6660]">
                {GLAZES[item.glaze].name}, {size.cm} cm
              </p>
            </div>
            <span className="text-sm text-[#5c6660]">
              {item.qty} × {money(size.price)}
            </span>
            <span className="w-[110px] text-right text-[15px]">{money(size.price * item.qty)}</span>
          </li>
        );
      })}
    </ul>
  );
}
